import { staleBecauseOf, type LedgerEntry } from '../../model/ledger';
import { localizedAddress, LOCALES, type Locale } from '../../model/locale';
import { encodeHash } from '../../model/slug';
import { LOCALE_CONFIG } from '../../site/locales';
import { h } from '../markdown/hast';
import { noteWriter, smallNote, withNotes, type NoteOptions } from './sectionNotes';

/** A section whose counterpart changed after the two were last compared. */
export interface StaleSection {
  /** '' for the top of the page. */
  id: string;
  /** Plain text of its heading. */
  title: string;
  /** Language whose text changed. */
  newer: Locale;
}

/** Stale sections of each page, by language and slug. */
export function staleSections(ledger: readonly LedgerEntry[]): Map<string, StaleSection[]> {
  const found = new Map<string, StaleSection[]>();
  for (const entry of ledger)
    for (const locale of LOCALES) {
      const newer = staleBecauseOf(entry, locale);
      if (!newer) continue;
      const page = `${locale}/${entry.slug}`;
      const title = entry.pair[locale]?.lines[0]?.text ?? '';
      found.set(page, [...(found.get(page) ?? []), { id: entry.id, title, newer }]);
    }
  return found;
}

/** Adds an unobtrusive mark below the heading of each stale section, and a list of them below the title. */
export function withStaleMarks(
  html: string,
  slug: string,
  stale: readonly StaleSection[],
  options: NoteOptions,
): string {
  const [first] = stale;
  if (!first) return html;
  const wordsOf = ({ id, newer }: StaleSection) => {
    const { label, htmlLang } = LOCALE_CONFIG[newer];
    const { text, link } = noteWriter(options, { language: label });
    const properties = { hrefLang: htmlLang, dataReload: '' };
    return { text, counterpart: link(localizedAddress(newer, slug), id, text('stale.link'), properties) };
  };
  const named = stale.filter(({ id }) => id !== '');
  const list = named.flatMap(({ id, title }, index) => [
    index === 0 ? ' ' : ', ',
    h('a', { href: `#${encodeHash(id)}` }, [title]),
  ]);
  const { text, counterpart } = wordsOf(first);
  const top = [text('stale.page'), ...list, ...(first.id === '' ? [' ', counterpart] : [])];
  const notes = named.map((section) => {
    const words = wordsOf(section);
    return { id: section.id, words: [words.text('stale.section'), ' ', words.counterpart] };
  });
  return withNotes(html, smallNote(top), notes);
}
