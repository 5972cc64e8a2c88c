import {
  type ContentProblem,
  localizedAddress,
  localizedAddresses,
  normalizeSegments,
  type PhraseValue,
  report,
} from '@idmp/model';
import { foldAddress, slugFault } from './slugFault';
import type { SiteEntry, TakenNames } from './entries';

/** Collects the aliases of all pages; reports aliases that are in use, which also rules out redirect loops. */
export function placeAliases(
  entries: readonly SiteEntry[],
  { otherSlugs, ownNames }: TakenNames,
  problems: ContentProblem[],
): Map<string, string[]> {
  const owners = new Map<string, string | PhraseValue>(
    entries.map(({ address, document }) => [foldAddress(address), document.file]),
  );
  for (const { address } of otherSlugs.flatMap(localizedAddresses))
    owners.set(address, { phrase: 'site-itself' });
  const placed = new Map<string, string[]>();
  for (const { address, locale, document, fallback } of entries) {
    for (const written of document.frontmatter.aliases ?? []) {
      const slug = normalizeSegments(written.split('/')).join('/');
      const alias = localizedAddress(locale, slug);
      const owner = owners.get(foldAddress(alias));
      const unusable = slugFault(slug, ownNames);
      const place = { file: document.file, line: document.fieldLines['aliases'] ?? 1 };
      if (slug !== '' && unusable === undefined && owner === undefined) {
        owners.set(foldAddress(alias), document.file);
        const own = placed.get(address);
        if (own) own.push(alias);
        else placed.set(address, [alias]);
      } else if (fallback) continue;
      else if (slug === '') problems.push(report('alias.empty', place));
      else if (unusable) problems.push(report('alias.unusable', place, { reason: unusable }));
      else {
        const shown = owner === document.file ? ({ phrase: 'this-page' } as const) : owner;
        problems.push(report('alias', place, { alias: written, owner: shown }));
      }
    }
  }
  return placed;
}
