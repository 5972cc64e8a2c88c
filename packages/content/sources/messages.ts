import {
  asRecord,
  type ContentProblem,
  jsonErrorLine,
  type Locale,
  ownValue,
  readJson,
  report,
} from '@idmp/model';

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
  const texts = readJson(file.json, asRecord);
  if (!texts)
    problems.push(report('interface-text.json', { file: file.file, line: jsonErrorLine(file.json) }));
  return texts ?? {};
}

function missingFiles(languages: readonly MessageFile[], locales: readonly Locale[]): ContentProblem[] {
  const [original] = languages;
  if (!original) return [];
  return locales
    .filter((locale) => !languages.some((file) => file.locale === locale))
    .map((locale) => {
      const file = original.file.replace(`/${original.locale}/`, `/${locale}/`);
      return report('interface-text.file', { file, line: 1 }, { original: original.file });
    });
}

/** A name in single braces, which stays as it is written. */
const SINGLE_BRACES = /(?<!\{)\{\w+\}(?!\})/;

function unfilledNames({ file, json, texts }: MessageFile & { texts: Texts }): ContentProblem[] {
  return Object.entries(texts).flatMap(([key, text]) => {
    const [name] = SINGLE_BRACES.exec(String(text)) ?? [];
    if (name === undefined) return [];
    return report(
      'interface-text.braces',
      { file, line: lineOf(json, key) },
      { key, name, wanted: `{${name}}` },
    );
  });
}

function emptyTexts({ file, json, texts }: MessageFile & { texts: Texts }): ContentProblem[] {
  return Object.entries(texts)
    .filter(([, text]) => typeof text !== 'string' || text.trim() === '')
    .map(([key]) => report('interface-text.empty', { file, line: lineOf(json, key) }, { key }));
}

/** Reports texts missing from `own` and those whose placeholders differ from `other`. */
function differences(
  own: MessageFile & { texts: Texts },
  other: MessageFile & { texts: Texts },
): ContentProblem[] {
  return Object.entries(other.texts).flatMap(([key, text]) => {
    const place = `${other.file}:${lineOf(other.json, key)}`;
    if (!Object.hasOwn(own.texts, key))
      return [report('interface-text.missing', { file: own.file, line: 1 }, { key, place })];
    const [wanted, found] = [placeholdersOf(text), placeholdersOf(ownValue(own.texts, key))];
    const lost = wanted.filter((name) => !found.includes(name));
    const at = { file: own.file, line: lineOf(own.json, key) };
    return lost.map((name) => report('interface-text.placeholder', at, { key, shown: `{{${name}}}`, place }));
  });
}

function placeholdersOf(text: unknown): string[] {
  return [...String(text).matchAll(PLACEHOLDER)].map(([, name]) => name ?? '');
}

function lineOf(json: string, key: string): number {
  const at = json.indexOf(`${JSON.stringify(key)}:`);
  return at < 0 ? 1 : json.slice(0, at).split('\n').length;
}
