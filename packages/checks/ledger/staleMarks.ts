import type { Root } from 'hast';
import { h } from 'hastscript';
import { staleBecauseOf, type LedgerEntry } from './ledger';
import { encodeHash, type Locale, localizedAddress } from '@idmp/model';
import { siteContext } from '@idmp/compile';
import { type NoteContext, noteWriter, smallNote, withSectionNotes, withTopNote } from '@idmp/content';

/**
 * Adds an unobtrusive mark below the heading of each section whose counterpart changed after the two were last
 * compared, and a list of them below the title.
 */
export function withStaleMarks(
  article: Root,
  locale: Locale,
  changed: readonly LedgerEntry[],
  context: NoteContext,
): Root {
  const stale = changed.flatMap((entry) => {
    const newer = staleBecauseOf(entry, locale);
    if (!newer) return [];
    const { id, slug, pair } = entry;
    const htmlLang = siteContext().htmlLang(newer);
    const language = noteWriter(locale, context, {}).text(`language.${newer}`);
    const { text, link } = noteWriter(locale, context, { language });
    const properties = { hrefLang: htmlLang, dataReload: '' };
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
