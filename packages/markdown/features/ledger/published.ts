import type { LedgerEntry } from './ledger';
import { type ContentProblem, splitAddress } from '@idmp/model';
import { PUBLISHED_FILE } from '../../content/publishedAddresses';
import type { SiteEntry } from '../../assemble/entries';
import { report } from './problems';

/** Reports published addresses that no longer exist, and new ones that are not recorded yet. */
export function checkPublished(
  published: readonly string[] | undefined,
  entries: readonly SiteEntry[],
  aliases: ReadonlyMap<string, readonly string[]>,
  ledger: readonly LedgerEntry[],
): ContentProblem[] {
  if (!published) return [];
  // The development server shows drafts, which are not published.
  const own = entries.filter(({ fallback, summary }) => !fallback && !summary.draft);
  const slugs = new Set(own.map(({ slug }) => slug));
  const former = [...aliases.values()].flat().map((alias) => splitAddress(alias).slug);
  const answered = new Set([...slugs, ...former]);
  const lost = published.flatMap((slug, index) => {
    if (answered.has(slug)) return [];
    const moved = ledger.find(
      ({ movedFrom, slug: now }) => movedFrom?.replace(/#.*/, '') === slug && now !== slug,
    );
    const files = own.filter((entry) => entry.slug === moved?.slug).map(({ document }) => document.file);
    const page = files.join(' and ') || 'the page that says the same now';
    return report('lost-address', { file: PUBLISHED_FILE, line: index + 1 }, { slug, page });
  });
  const recorded = new Set(published);
  const fresh = [...slugs].flatMap((slug) => {
    if (recorded.has(slug)) return [];
    return report('new-address', { file: PUBLISHED_FILE, line: 1 }, { slug });
  });
  return [...lost, ...fresh];
}
