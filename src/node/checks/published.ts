import type { LedgerEntry } from '../../model/ledger';
import { splitAddress } from '../../model/locale';
import type { ContentProblem } from '../../model/problem';
import type { SiteEntry } from '../assemble/entries';
import { PUBLISHED_FILE } from '../content/publishedAddresses';

/** Reports published addresses that no longer exist, and new ones that are not recorded yet. */
export function checkPublished(
  published: readonly string[] | undefined,
  entries: readonly SiteEntry[],
  aliases: ReadonlyMap<string, readonly string[]>,
  ledger: readonly LedgerEntry[],
): ContentProblem[] {
  if (!published) return [];
  const own = new Map<string, string[]>();
  for (const { slug, document, fallback } of entries)
    if (!fallback) own.set(slug, [...(own.get(slug) ?? []), document.file]);
  const answered = new Set([
    ...own.keys(),
    ...[...aliases.values()].flat().map((alias) => splitAddress(alias).slug),
  ]);
  const lost = published.flatMap((slug, index) => {
    if (answered.has(slug)) return [];
    const moved = ledger.find(
      ({ movedFrom, slug: now }) => movedFrom?.replace(/#.*/, '') === slug && now !== slug,
    );
    const files = moved && own.get(moved.slug)?.join(' and ');
    const hint = files
      ? `add "aliases: [/${slug}]" to the front matter of ${files}`
      : `add "aliases: [/${slug}]" to the front matter of the page that says the same now`;
    return warning(
      index + 1,
      'lost-address',
      `the address "/${slug}" was published, but no longer exists`,
      hint,
    );
  });
  const recorded = new Set(published);
  const fresh = [...own.keys()]
    .filter((slug) => !recorded.has(slug))
    .map((slug) =>
      warning(
        1,
        'new-address',
        `the address "/${slug}" is not recorded as published`,
        `add the line "/${slug}"`,
      ),
    );
  return [...lost, ...fresh];
}

function warning(line: number, code: string, message: string, hint: string): ContentProblem {
  return { file: PUBLISHED_FILE, line, severity: 'warning', code, message, hint };
}
