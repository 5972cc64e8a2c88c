import type { LedgerEntry } from './ledger';
import { type ContentProblem, splitAddress } from '@idmp/model';
import { slugFault, PUBLISHED_FILE, type PublishedLine, type SiteEntry } from '@idmp/content';
import { report } from './problems';

/** Reports published addresses that no longer exist, and new ones that are not recorded yet. */
export function checkPublished(
  published: readonly PublishedLine[] | undefined,
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
  const lost = published.flatMap(({ line, written }) => {
    const slug = written.slice(1);
    const place = { file: PUBLISHED_FILE, line };
    const isAddress = written.startsWith('/');
    if (isAddress && answered.has(slug)) return [];
    if (!isAddress || slugFault(slug, new Set()))
      return report('published-line', place, { written: written.slice(0, 60) });
    const moved = ledger.find(
      ({ movedFrom, slug: now }) => movedFrom?.replace(/#.*/, '') === slug && now !== slug,
    );
    const files = own.filter((entry) => entry.slug === moved?.slug).map(({ document }) => document.file);
    const page = files.join(' and ') || 'the page that says the same now';
    return report('lost-address', place, { slug, page });
  });
  const recorded = new Set(published.map(({ written }) => written.slice(1)));
  const fresh = [...slugs].flatMap((slug) => {
    if (recorded.has(slug)) return [];
    return report('new-address', { file: PUBLISHED_FILE, line: 1 }, { slug });
  });
  return [...lost, ...fresh];
}
