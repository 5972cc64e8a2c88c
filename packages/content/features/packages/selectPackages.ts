import type { PackagesPlace } from './packagesPlace';

/** What packages are selected by; a package without one of these has ''. */
export type Selectable = Record<Filter, string>;
export type Filter = keyof PackagesPlace['filters'];

export interface Selection<Package> {
  /** Those of one version; none for a system that has no packages. */
  packages: Package[];
  /** Filters that match nothing, and are therefore ignored. */
  ignored: Filter[];
}

/**
 * Filters that may be ignored, as few as possible; packages of another system never help. The order decides between
 * equally many.
 */
const ATTEMPTS: readonly Filter[][] = [
  [],
  ...[['type'], ['arch'], ['version']],
  ...[
    ['type', 'arch'],
    ['type', 'version'],
    ['arch', 'version'],
  ],
  ['type', 'arch', 'version'],
] as Filter[][];
const FILTERS: readonly Filter[] = ['type', 'arch', 'platform', 'version'];

const newestFirst = new Intl.Collator('en', { numeric: true });

/**
 * Selects the packages of one version: the given one, else the newest.
 * @param newest What the data call the newest version.
 */
export function selectPackages<Package extends Selectable>(
  packages: readonly Package[],
  filters: PackagesPlace['filters'],
  newest?: string,
): Selection<Package> {
  for (const attempt of ATTEMPTS) {
    const ignored = attempt.filter((name) => filters[name] !== '');
    if (ignored.length < attempt.length) continue;
    const used = FILTERS.filter((name) => filters[name] !== '' && !ignored.includes(name));
    const found = packages.filter((own) => used.every((name) => contains(own[name], filters[name])));
    if (found.length > 0)
      return { packages: used.includes('version') ? found : ofNewest(found, newest), ignored };
  }
  return { packages: [], ignored: [] };
}

function ofNewest<Package extends Selectable>(packages: readonly Package[], newest?: string): Package[] {
  const versions = packages.map(({ version }) => version);
  const wanted =
    newest !== undefined && versions.includes(newest)
      ? newest
      : [...versions].sort((a, b) => newestFirst.compare(b, a))[0];
  return packages.filter(({ version }) => version === wanted);
}

/** Whether a text contains another one, in any case. */
export function contains(text: string, part: string): boolean {
  return text.toLowerCase().includes(part.toLowerCase());
}
