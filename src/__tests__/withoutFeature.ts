import { existsSync, readdirSync, readFileSync } from 'node:fs';

const FOLDERS = ['src/features', 'packages/compile/features', 'packages/content/features', 'packages/checks'];
/** Entries of packages with features that need no page around them. */
const ENTRIES = ['compile', 'content', 'checks'].map((name) => `packages/${name}/index.ts`);

/** Files that know all features, one import and one item for each. */
export const LISTS = [
  ...['build.ts', 'client.ts', 'deferred.ts', 'early.ts', 'sheets.css'].map((name) => `src/features/${name}`),
  ...ENTRIES,
];

/** Names of all features: the folders they lie in. */
export const FEATURES = [
  ...new Set(
    FOLDERS.flatMap((folder) => readdirSync(folder, { withFileTypes: true }))
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => name),
  ),
];

/** Commands that belong to a feature, and are deleted with it. */
const OWNED: Readonly<Record<string, readonly string[]>> = {
  ledger: ['scripts/translations.ts'],
  pdf: ['scripts/pdf.ts', 'scripts/release.ts'],
  search: ['scripts/index.ts', 'scripts/search.ts', 'scripts/search-report.ts', 'scripts/searchQuality.ts'],
  versions: ['scripts/docs-cut.ts'],
  writing: ['scripts/links-external.ts', 'scripts/new-page.ts'],
};

/** Files and folders that are deleted with a feature. */
export const deletedWith = (feature: string): string[] => [
  ...FOLDERS.map((folder) => `${folder}/${feature}`),
  ...(OWNED[feature] ?? []).filter((file) => existsSync(file)),
];

/**
 * A list without a feature: without its import and the items that it names.
 * @returns undefined if the list does not have the feature
 */
export function listWithout(feature: string, list: string): string | undefined {
  const text = readFileSync(list, 'utf8');
  const own = new RegExp(
    String.raw`^(?:im|ex)port \{ ([^}]+) \} from '\./(?:features/)?${feature}/[^']+';\n`,
    'gm',
  );
  const names = [text, ...ENTRIES.map((entry) => readFileSync(entry, 'utf8'))].flatMap((lines) =>
    [...lines.matchAll(own)].flatMap(([, named = '']) => named.split(/,\s*/)),
  );
  const whole = new RegExp(String.raw`^@?import '\./${feature}/[^']+';\n`, 'gm');
  const rest = text.replace(own, '').replace(whole, '');
  const items = (line: string): string => {
    let kept = line;
    for (const name of names)
      kept = kept
        .replace(new RegExp(String.raw`\b${name}, `), '')
        .replace(new RegExp(String.raw`(?:, )?\b${name}\b(?=\])`), '')
        .replace(new RegExp(String.raw`^ +(?:\w+: )?${name},$`), '');
    return kept;
  };
  const without = rest
    .split('\n')
    .flatMap((line) => {
      const kept = /^(?:im|ex)port /.test(line) ? line : items(line);
      return kept === '' && line !== '' ? [] : kept;
    })
    .join('\n');
  return without === text ? undefined : without;
}
