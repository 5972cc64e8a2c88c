import type { Locale } from '../model/locale';
import type { ContentProblem } from '../model/problem';
import { ownValue } from '../model/plainRecord';
import { asTexts, readJson } from '../model/readJson';
import { jsonErrorLine } from '../words/jsonFaults';

/** One file of `locales/`. */
export interface MessageFile {
  file: string;
  locale: Locale;
  /** Name of the file without ending. */
  namespace: string;
  json: string;
}

type Texts = Record<string, unknown>;

const PLACEHOLDER = /\{\{\s*(\w+)\s*\}\}/g;

/** Every language must have every UI text, with the same placeholders. */
export function checkMessages(files: readonly MessageFile[], locales: readonly Locale[]): ContentProblem[] {
  const problems: ContentProblem[] = [];
  const namespaces = new Set(files.map(({ namespace }) => namespace));
  for (const namespace of namespaces) {
    const languages = files.filter((file) => file.namespace === namespace);
    const read = languages.map((file) => ({ ...file, texts: parseTexts(file, problems) }));
    problems.push(...missingFiles(languages, locales));
    for (const own of read) {
      problems.push(...emptyTexts(own), ...unfilledNames(own));
      for (const other of read) if (other !== own) problems.push(...differences(own, other));
    }
  }
  return problems;
}

function parseTexts(file: MessageFile, problems: ContentProblem[]): Texts {
  const texts = readJson(file.json, asTexts);
  if (!texts)
    problems.push(
      fault(
        file.file,
        jsonErrorLine(file.json),
        'the file is not JSON with texts',
        'fix it here or just above',
      ),
    );
  return texts ?? {};
}

function missingFiles(languages: readonly MessageFile[], locales: readonly Locale[]): ContentProblem[] {
  const [original] = languages;
  if (!original) return [];
  return locales
    .filter((locale) => !languages.some((file) => file.locale === locale))
    .map((locale) => {
      const file = original.file.replace(`/${original.locale}/`, `/${locale}/`);
      return fault(file, 1, 'the file is missing', `translate ${original.file}`);
    });
}

/** A name in single braces, which stays as it is written. */
const SINGLE_BRACES = /(?<!\{)\{\w+\}(?!\})/;

function unfilledNames({ file, json, texts }: MessageFile & { texts: Texts }): ContentProblem[] {
  return Object.entries(texts).flatMap(([key, text]) => {
    const [name] = SINGLE_BRACES.exec(String(text)) ?? [];
    if (name === undefined) return [];
    return fault(file, lineOf(json, key), `"${key}" shows ${name} as it is written`, `write {${name}}`);
  });
}

function emptyTexts({ file, json, texts }: MessageFile & { texts: Texts }): ContentProblem[] {
  return Object.entries(texts)
    .filter(([, text]) => typeof text !== 'string' || text.trim() === '')
    .map(([key]) => fault(file, lineOf(json, key), `"${key}" has no text`, 'write one'));
}

/** Reports texts missing from `own` and those whose placeholders differ from `other`. */
function differences(
  own: MessageFile & { texts: Texts },
  other: MessageFile & { texts: Texts },
): ContentProblem[] {
  return Object.entries(other.texts).flatMap(([key, text]) => {
    const place = `${other.file}:${lineOf(other.json, key)}`;
    if (!Object.hasOwn(own.texts, key))
      return [fault(own.file, 1, `"${key}" is missing`, `translate it from ${place}`)];
    const [wanted, found] = [placeholdersOf(text), placeholdersOf(ownValue(own.texts, key))];
    const lost = wanted.filter((name) => !found.includes(name));
    return lost.map((name) =>
      fault(
        own.file,
        lineOf(own.json, key),
        `"${key}" lacks the placeholder {{${name}}}`,
        `use it as ${place} does`,
      ),
    );
  });
}

function placeholdersOf(text: unknown): string[] {
  return [...String(text).matchAll(PLACEHOLDER)].map(([, name]) => name ?? '');
}

function lineOf(json: string, key: string): number {
  const at = json.indexOf(`${JSON.stringify(key)}:`);
  return at < 0 ? 1 : json.slice(0, at).split('\n').length;
}

function fault(file: string, line: number, message: string, hint: string): ContentProblem {
  return { file, line, severity: 'error', code: 'interface-text', message, hint };
}
