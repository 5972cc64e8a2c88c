import { localizedAddress, localizedAddresses } from '../model/locale';
import { fault, type ContentProblem } from '../model/problem';
import { normalizeSegments } from '../model/slug';
import { foldAddress, slugFault, type OwnNames, type SlugFault } from '../model/slugFault';
import type { SiteEntry, TakenNames } from './entries';

/** Collects the aliases of all pages; reports aliases that are in use, which also rules out redirect loops. */
export function placeAliases(
  entries: readonly SiteEntry[],
  { otherSlugs, ownNames }: TakenNames,
  problems: ContentProblem[],
): Map<string, string[]> {
  const owners = new Map(entries.map(({ address, document }) => [foldAddress(address), document.file]));
  for (const { address } of otherSlugs.flatMap(localizedAddresses)) owners.set(address, 'the site itself');
  const placed = new Map<string, string[]>();
  for (const { address, locale, document, fallback } of entries) {
    for (const written of document.frontmatter.aliases ?? []) {
      const slug = normalizeSegments(written.split('/')).join('/');
      const alias = localizedAddress(locale, slug);
      const owner = owners.get(foldAddress(alias));
      const unusable =
        slug === ''
          ? { message: 'an alias is empty', hint: 'write a former address' }
          : aliasFault(slug, ownNames);
      if (unusable === undefined && owner === undefined) {
        owners.set(foldAddress(alias), document.file);
        const own = placed.get(address);
        if (own) own.push(alias);
        else placed.set(address, [alias]);
      } else if (!fallback) {
        const { message, hint } = unusable ?? {
          message: `the alias "${written}" is the address of ${owner === document.file ? 'this page' : (owner ?? '')}`,
          hint: 'remove the alias: the address is in use',
        };
        problems.push(fault(document.file, document.fieldLines['aliases'] ?? 1, 'alias', message, hint));
      }
    }
  }
  return placed;
}

/** Why a page cannot have had an address that hosts could redirect. */
function aliasFault(slug: string, ownNames: OwnNames): SlugFault | undefined {
  const found = slugFault(slug, ownNames);
  return found && { ...found, hint: 'correct or remove the alias' };
}
