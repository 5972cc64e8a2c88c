import { toHtml } from 'hast-util-to-html';
import { formatMessage } from '../../model/formatMessage';
import { staleBecauseOf, type LedgerEntry } from '../../model/ledger';
import { localizedAddress, LOCALES, type Locale } from '../../model/locale';
import { encodeAddress, encodeHash } from '../../model/slug';
import { LOCALE_CONFIG } from '../../site/locales';
import { h, type HtmlContent } from '../markdown/hast';
import { escapeRegExp } from '../text/escapeRegExp';

/** The title with what belongs to it: facts of a task, and the first paragraph, which is set larger. */
const LEAD = /<\/h1>(?:\s*<dl class="task-head">[^]*?<\/dl>)?(?:\s*<p>[^]*?<\/p>)?/;

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

interface MarkOptions {
  slug: string;
  pathPrefix: string;
  /** Namespace `content` of the page's language. */
  messages: Readonly<Record<string, string>>;
}

/** Adds an unobtrusive mark below the heading of each stale section, and a list of them below the title. */
export function withStaleMarks(html: string, stale: readonly StaleSection[], options: MarkOptions): string {
  const [first] = stale;
  if (!first) return html;
  const named = stale.filter(({ id }) => id !== '');
  const list = named.flatMap(({ id, title }, index) => [
    index === 0 ? ' ' : ', ',
    h('a', { href: `#${encodeHash(id)}` }, [title]),
  ]);
  const note = noteOf(
    'stale.page',
    first.newer,
    stale.some(({ id }) => id === '') ? '' : undefined,
    options,
    list,
  );
  return withNotes(
    html,
    note,
    named.map(({ id, newer }) => ({ id, note: noteOf('stale.section', newer, id, options) })),
  );
}

/** Adds a note below the title, and one below the heading of each named section. */
export function withNotes(html: string, top: string, notes: readonly { id: string; note: string }[]): string {
  return notes.reduce(
    (rest, { id, note }) => {
      const quoted = toHtml(h('i', { id }, [])).slice('<i '.length, -'></i>'.length);
      const heading = new RegExp(`<h[1-6] ${escapeRegExp(quoted)}>[^]*?</div>`);
      return rest.replace(heading, (found) => found + note);
    },
    html.replace(LEAD, (lead) => lead + top),
  );
}

/** A small note, of text and links. */
export const smallNote = (words: readonly (HtmlContent | string)[]): string =>
  toHtml(h('p', { className: ['stale'] }, [h('small', {}, words)]));

/** A line of text; given a section, it ends with a link to its counterpart. */
function noteOf(
  key: string,
  newer: Locale,
  id: string | undefined,
  { slug, pathPrefix, messages }: MarkOptions,
  list: readonly (HtmlContent | string)[] = [],
): string {
  const { label, htmlLang } = LOCALE_CONFIG[newer];
  const text = (name: string): string => formatMessage(messages[name] ?? '', { language: label });
  const href = pathPrefix + encodeAddress(localizedAddress(newer, slug)) + (id ? `#${encodeHash(id)}` : '');
  const link = h('a', { href, hrefLang: htmlLang, dataReload: '' }, [text('stale.link')]);
  return smallNote([text(key), ...list, ...(id === undefined ? [] : [' ', link])]);
}
