import { type LedgerEntry, staleBecauseOf, buildLedger, readReviews } from './ledger';
import {
  type ContentProblem,
  splitAddress,
  encodeHash,
  type Locale,
  localizedAddress,
  groupBy,
  report,
} from '@idmp/model';
import {
  slugFault,
  PUBLISHED_FILE,
  type PublishedLine,
  type SiteEntry,
  type NoteContext,
  noteWriter,
  smallNote,
  withSectionNotes,
  withTopNote,
  type CheckedSite,
  readPublished,
} from '@idmp/content';
import type { Root } from 'hast';
import { h } from 'hastscript';
import type { CompiledDocument } from '@idmp/compile';

/** Reports published addresses that no longer exist, and new ones that are not recorded yet. */
function checkPublished(
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

/**
 * Adds an unobtrusive mark below the heading of each section whose counterpart changed after the two were last
 * compared, and a list of them below the title.
 */
function withStaleMarks(
  article: Root,
  locale: Locale,
  changed: readonly LedgerEntry[],
  context: NoteContext,
): Root {
  const stale = changed.flatMap((entry) => {
    const newer = staleBecauseOf(entry, locale);
    if (!newer) return [];
    const { id, slug, pair } = entry;
    const language = noteWriter(locale, context, {}).text(`language.${newer}`);
    const { text, link } = noteWriter(locale, context, { language });
    const properties = { hrefLang: newer, dataReload: '' };
    const counterpart = link(localizedAddress(newer, slug), id, text('stale.link'), properties);
    return { id, title: pair[locale]?.lines[0]?.text ?? '', text, counterpart };
  });
  const [first] = stale;
  if (!first) return article;
  const named = stale.filter(({ id }) => id !== '');
  const list = named.flatMap(({ id, title }, index) => [
    index === 0 ? ' ' : ', ',
    h('a', { href: `#${encodeHash(id)}` }, [title]),
  ]);
  const top = [first.text('stale.page'), ...list, ...(first.id === '' ? [' ', first.counterpart] : [])];
  const notes = named.map(({ id, text, counterpart }) => ({
    id,
    words: [text('stale.section'), ' ', counterpart],
  }));
  return withSectionNotes(withTopNote(article, smallNote(top)), notes);
}

/** Reads the ledger of what was reviewed and published: it marks stale translations, and reports lost addresses. */
export function readLedger(root: string, documents: readonly CompiledDocument[]) {
  const { reviews, problems } = readReviews(root);
  const published = readPublished(root);
  const entries = buildLedger(documents, reviews ?? {});
  const stale = groupBy(
    entries.filter(({ changed }) => changed.length > 0),
    ({ slug }) => slug,
  );
  return {
    annotate: (article: Root, { fallback, locale, slug }: SiteEntry, context: NoteContext): Root =>
      withStaleMarks(article, locale, (!fallback && stale.get(slug)) || [], context),
    check: (site: CheckedSite): ContentProblem[] => [
      ...problems,
      ...checkPublished(published, site.entries, site.aliases, entries),
    ],
  };
}
