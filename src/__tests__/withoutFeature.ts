import { existsSync, readdirSync, readFileSync } from 'node:fs';

const FOLDERS = ['src/features', 'packages/compile/features', 'packages/content/features', 'packages/checks'];
const ENTRIES = ['compile', 'content', 'checks'].map((name) => `packages/${name}/index.ts`);

/** The list of all features; and the entries of packages, which only pass on those that lie in them. */
export const LISTS = ['src/features/features.ts', ...ENTRIES];

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
export const deletedWith = (feature: string): string[] =>
  [...FOLDERS.map((folder) => `${folder}/${feature}`), ...(OWNED[feature] ?? [])].filter((file) =>
    existsSync(file),
  );

/**
 * A list without a feature: without its import and its item.
 * @returns undefined if the list does not have the feature
 */
export function listWithout(feature: string, list: string): string | undefined {
  const text = readFileSync(list, 'utf8');
  const name = feature.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
  const lines = [
    String.raw`(?:im|ex)port \{ [^}]+ \} from '\./(?:features/)?${feature}/[^']+';`,
    String.raw` +${name},`,
    String.raw` +\{ name: '${feature}' \},`,
  ];
  const rest = text.replace(new RegExp(`^(?:${lines.join('|')})\n`, 'gm'), '');
  return rest === text ? undefined : rest;
}
