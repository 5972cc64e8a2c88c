import { staleBecauseOf, type LedgerEntry } from '../../model/ledger';
import type { SiteDocument } from './entries';
import type { StaleSection } from './staleMarks';

/** Stale sections of each file, in document order. */
export function staleByFile(
  ledger: readonly LedgerEntry[],
  documents: readonly SiteDocument[],
): Map<string, StaleSection[]> {
  const changed = new Map(
    ledger.filter((entry) => entry.changed.length > 0).map((entry) => [keyOf(entry), entry]),
  );
  const found = new Map<string, StaleSection[]>();
  if (changed.size === 0) return found;
  for (const { summary, document } of documents) {
    const stale = document.sections.flatMap(({ id }) => {
      const entry = changed.get(keyOf({ slug: summary.slug, id }));
      const newer = entry && staleBecauseOf(entry, document.locale);
      const title = document.headings.find((heading) => heading.id === id)?.text ?? '';
      return newer ? [{ id, title, newer }] : [];
    });
    if (stale.length > 0) found.set(document.file, stale);
  }
  return found;
}

const keyOf = ({ slug, id }: Pick<LedgerEntry, 'slug' | 'id'>): string => `${slug}#${id}`;
