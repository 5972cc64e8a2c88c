import { toHtml } from 'hast-util-to-html';
import { formatMessage, type MessageValues } from '../../model/formatMessage';
import type { Locale } from '../../model/locale';
import { encodeAddress, encodeHash } from '../../model/slug';
import { h, type HtmlContent, type HtmlProperties } from '../markdown/hast';
import { escapeRegExp } from '../text/escapeRegExp';
import type { RenderContext } from './renderParts';

/** The title with what belongs to it: facts of a task, and the first paragraph, which is set larger. */
const LEAD = /<\/h1>(?:\s*<dl class="task-head">[^]*?<\/dl>)?(?:\s*<p>[^]*?<\/p>)?/;

/** Text and links, the content of a note. */
type NoteWords = readonly (HtmlContent | string)[];

/** What the notes of all pages share. */
export type NoteContext = Pick<RenderContext, 'messages' | 'pathPrefix'>;

/** Functions for the texts and links of a note; the values fill placeholders. */
export function noteWriter(locale: Locale, { pathPrefix, messages }: NoteContext, values: MessageValues) {
  return {
    text: (key: string): string => formatMessage(messages[locale][key] ?? key, values),
    link: (address: string, id: string, text: string, properties: HtmlProperties = {}): HtmlContent => {
      const href = pathPrefix + encodeAddress(address) + (id && `#${encodeHash(id)}`);
      return h('a', { href, ...properties }, [text]);
    },
  };
}

/** A small note. */
export const smallNote = (words: NoteWords): string =>
  toHtml(h('p', { className: ['stale'] }, [h('small', {}, words)]));

/** Adds HTML below the title, and small notes below the headings with the given ids; the title itself has none. */
export function withNotes(
  html: string,
  top: string,
  notes: readonly { id: string; words: NoteWords }[],
): string {
  return notes.reduce(
    (rest, { id, words }) => {
      const quoted = toHtml(h('i', { id }, [])).slice('<i '.length, -'></i>'.length);
      const heading = new RegExp(`<h[1-6] ${escapeRegExp(quoted)}>[^]*?</div>`);
      return rest.replace(heading, (found) => found + smallNote(words));
    },
    html.replace(LEAD, (lead) => lead + top),
  );
}
