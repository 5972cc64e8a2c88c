import { endsLikeFile, foldAddress, type OwnNames } from '@idmp/content';
import { LOCALES } from '@idmp/model';
import type { Redirect } from '@idmp/hosts';

/** What a build wrote, and what the content has. */
export interface Output {
  /** Paths of the published files. */
  files: readonly string[];
  /** Addresses of all pages. */
  addresses: readonly string[];
  redirects: readonly Redirect[];
  ownNames: OwnNames;
}

const firstOf = (path: string): string => path.replace(/^\//, '').split('/')[0] ?? '';

/**
 * Compares what a build wrote with what the check of addresses knows: names that a page could have taken, and redirects
 * from an address that is a file of the site.
 */
export function outputFaults({ files, addresses, redirects, ownNames }: Output): string[] {
  const ofPages = new Set([...LOCALES, ...addresses.map(firstOf)]);
  const isKnown = (file: string): boolean => {
    const name = firstOf(file);
    return ownNames.has(foldAddress(name)) || ofPages.has(name) || (name === file && endsLikeFile(name));
  };
  const unknown = new Set(files.filter((file) => !isKnown(file)).map(firstOf));
  const written = new Set(files);
  const taken = redirects.filter(
    ({ from }) => written.has(from.slice(1)) || written.has(`${from.slice(1)}/index.html`),
  );
  return [
    ...[...unknown].map(
      (name) =>
        `The build writes "/${name}", but pages may have that address: add it to ownNames in the feature.ts of its feature, or to src/settings/siteFiles.ts.`,
    ),
    ...taken.map(({ from, to }) => `The alias "${from}" of "${to}" is a file of the site: remove the alias.`),
  ];
}
