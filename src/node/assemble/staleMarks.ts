import { toHtml } from 'hast-util-to-html';
import { formatMessage } from '../../model/formatMessage';
import { localizedAddress, type Locale } from '../../model/locale';
import { encodeAddress, encodeHash } from '../../model/slug';
import { LOCALE_CONFIG } from '../../site/locales';
import { h } from '../markdown/hast';

/** The title with what belongs to it: facts of a task, and the first paragraph, which is set larger. */
const LEAD = /<\/h1>(?:\s*<dl class="task-head">[^]*?<\/dl>)?(?:\s*<p>[^]*?<\/p>)?/;

/** A section whose counterpart changed after the two were last compared. */
export interface StaleSection {
  /** '' for the top of the page. */
  id: string;
  /** Plain text of its heading; '' for the top of the page. */
  title: string;
  /** Language whose text changed. */
  newer: Locale;
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
    (rest, { id, note }) => insertAfter(rest, headingEnd(rest, id), note),
    top === '' ? html : html.replace(LEAD, (lead) => lead + top),
  );
}

/** A line of text; given a section, it ends with a link to its counterpart. */
function noteOf(
  key: string,
  newer: Locale,
  id: string | undefined,
  { slug, pathPrefix, messages }: MarkOptions,
  list: readonly (ReturnType<typeof h> | string)[] = [],
): string {
  const { label, htmlLang } = LOCALE_CONFIG[newer];
  const text = (name: string): string => formatMessage(messages[name] ?? '', { language: label });
  const href = pathPrefix + encodeAddress(localizedAddress(newer, slug)) + (id ? `#${encodeHash(id)}` : '');
  const link = h('a', { href, hrefLang: htmlLang, dataReload: '' }, [text('stale.link')]);
  const words = [text(key), ...list, ...(id === undefined ? [] : [' ', link])];
  return toHtml(h('p', { className: ['stale'] }, [h('small', {}, words)]));
}

function headingEnd(html: string, id: string): number {
  const quoted = toHtml(h('i', { id }, [])).slice('<i '.length, -'></i>'.length);
  const at = html.search(new RegExp(`<h[1-6] ${quoted.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}>`));
  return at < 0 ? -1 : endOf(html, '</div>', at);
}

function endOf(html: string, tag: string, from: number): number {
  const at = html.indexOf(tag, from);
  return at < 0 ? -1 : at + tag.length;
}

const insertAfter = (html: string, at: number, text: string): string =>
  at < 0 ? html : html.slice(0, at) + text + html.slice(at);
