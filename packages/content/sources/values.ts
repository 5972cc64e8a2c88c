import { z } from 'zod';
import {
  type ContentProblem,
  formatProblems,
  groupBy,
  nearest,
  ownValue,
  report,
  VERSION_NAME,
  VERSIONS_DIR,
} from '@idmp/model';
import { CONTENT_DIR, readTextFile } from '@idmp/files';
import { RefusedChange } from './changeContent';
import { mapOutsideFences, type SiteFacts } from '@idmp/compile';
import { readJsonList, type ReadList } from '../words/jsonLists';

/** Values that texts and code name as `{{NAME}}`, relative to the project; it may be absent. */
export const VALUES_FILE = `${CONTENT_DIR}/values.json`;

const value = z.string().regex(/^[^\n<>{}\\|]+$/, 'is empty, has several lines, or contains < > { } \\ or |');
const entry = z.strictObject({
  name: z.string().regex(/^[A-Z][A-Z\d_]*$/, 'is not in capitals'),
  value,
  /** Values in versions that were cut. */
  versions: z.record(z.string().regex(VERSION_NAME, 'is not the name of a version'), value).optional(),
  /** Component of the former site that shows the value: `<SdkVersion />`. */
  component: z
    .string()
    .regex(/^[A-Z]\w*$/, 'is not the name of a component')
    .optional(),
});

/** A value by its name. */
export type Value = z.infer<typeof entry>;

/** Reads the values of a project. */
export function readValues(root: string): ReadList<Value> {
  return readJsonList(
    VALUES_FILE,
    readTextFile(root, VALUES_FILE) ?? '[]',
    entry,
    '{ "name": "VERSION", "value": "1.0.6" }',
  );
}

const NAMED = /\\?\{\{([A-Z][A-Z\d_]*)\}\}/g;

/**
 * Fills the values that a document names; `\{{NAME}}` shows as `{{NAME}}`, and `{{RELEASE}}` as the release that it describes.
 * @returns the text, and an error for each value that nobody fills
 */
export function fillValues(
  file: string,
  text: string,
  values: readonly Value[],
  releaseOf: SiteFacts['releaseOf'],
): { text: string; problems: ContentProblem[] } {
  const problems: ContentProblem[] = [];
  const version = file.startsWith(`${VERSIONS_DIR}/`) ? file.split('/')[2] : undefined;
  const own = values.map((each) => ({
    ...each,
    value: ownValue(each.versions ?? {}, version ?? '') ?? each.value,
  }));
  const known = new Map([
    ['RELEASE', releaseOf(version)],
    ...own.map((each) => [each.name, each.value] as const),
  ]);
  const shown = own.reduce(showComponent, text);
  if (!shown.includes('{{')) return { text: shown, problems };
  const prose = mapOutsideFences(shown, () => '\0').split('\n');
  const lines = shown.split('\n').map((line, index) =>
    line.replace(NAMED, (found, name: string, at: number) => {
      const isCode = prose[index] !== '\0' || (line.slice(0, at).match(/`/g)?.length ?? 0) % 2 > 0;
      if (found.startsWith('\\')) return isCode ? found.slice(1) : `\\{\\{${name}\\}\\}`;
      const filled = known.get(name);
      if (filled === undefined) problems.push(unknown(file, index + 1, name, [...known.keys()]));
      return filled ?? name;
    }),
  );
  return { text: lines.join('\n'), problems };
}

/** Shows a value where a component of the former site did. */
function showComponent(text: string, { component, value: shown }: Value): string {
  if (component === undefined || !text.includes(component)) return text;
  return text
    .replace(new RegExp(String.raw`^import(?:\s+|\s*\{\s*)${component}(?:\s+|\s*\}\s*)from\s.*$`, 'm'), '')
    .replaceAll(new RegExp(String.raw`<${component}\s*\/>`, 'g'), () => shown);
}

function unknown(file: string, line: number, name: string, names: readonly string[]): ContentProblem {
  const meant = nearest(name, names);
  const shown = (value: string): string => `{{${value}}}`;
  const values = { name, shown: shown(name), meant: meant && shown(meant), list: VALUES_FILE };
  return report('unknown-value', { file, line }, values);
}

/** Problems with one for each value that nobody fills, at its first place: one entry of the list settles all of them. */
export function onePerValue(problems: readonly ContentProblem[]): ContentProblem[] {
  const unfilled = problems.filter(({ code, values }) => code === 'unknown-value' && !values?.['meant']);
  const byName = groupBy(unfilled, ({ values }) => JSON.stringify(values?.['name']));
  const firsts = [...byName.values()].flatMap(([first, ...others]): ContentProblem[] => {
    if (!first) return [];
    if (others.length === 0) return [first];
    return [{ ...first, code: 'unknown-value.more', values: { ...first.values, count: others.length } }];
  });
  return [...problems.filter((problem) => !unfilled.includes(problem)), ...firsts];
}

/** Text of the list that keeps the values as they are for a version that is cut; undefined if it has none. */
export function valuesFor(root: string, version: string): string | undefined {
  const { entries, problems } = readValues(root);
  const [reason] = formatProblems(problems);
  if (reason !== undefined) throw new RefusedChange(reason);
  if (entries.length === 0) return undefined;
  const kept = entries.map((each) => ({ ...each, versions: { ...each.versions, [version]: each.value } }));
  const lines = kept.map((each) => `  ${JSON.stringify(each)}`);
  return `[\n${lines.join(',\n')}\n]\n`;
}
