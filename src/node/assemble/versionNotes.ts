import { toHtml } from 'hast-util-to-html';
import type { CompiledDocument } from '../../model/compiledDocument';
import { formatMessage } from '../../model/formatMessage';
import { encodeAddress, encodeHash } from '../../model/slug';
import { differingSections } from '../../model/versions';
import { h, type HtmlContent } from '../markdown/hast';
import { smallNote, withNotes } from './staleMarks';

/** The same page in another version. */
export interface OtherText {
  version: string;
  address: string;
  document: CompiledDocument;
}

export interface NoteOptions {
  pathPrefix: string;
  /** Namespace `content` of the page's language. */
  messages: Readonly<Record<string, string>>;
}

type Link = (address: string, id: string, text: string) => HtmlContent;

/** Adds to a page of an older version a notice below its title, and notes at sections that differ today. */
export function withOldNotes(
  html: string,
  own: Omit<OtherText, 'address'>,
  today: Omit<OtherText, 'version'> | undefined,
  options: NoteOptions,
): string {
  const { text, link } = wordsOf(own.version, options);
  const lead = today ? link(today.address, '', text('version.new')) : text('version.gone');
  const notice = h('div', { className: ['admonition', 'admonition-info'], role: 'note' }, [
    h('p', { className: ['admonition-title'] }, [text('version.old')]),
    h('p', {}, [lead]),
  ]);
  const known = new Set(today?.document.sections.map(({ id }) => id));
  const later = today ? differingSections(own.document.sections, today.document.sections) : [];
  const notes = later
    .filter((id) => id !== '' && known.has(id))
    .map((id) => ({
      id,
      note: smallNote([text('version.changed'), ' ', link(today?.address ?? '', id, text('version.newest'))]),
    }));
  return withNotes(html, toHtml(notice), notes);
}

/** Adds to each section of a current page the newest version in which it differs. */
export function withChangeNotes(
  html: string,
  document: CompiledDocument,
  older: readonly OtherText[],
  options: NoteOptions,
): string {
  const notes = document.sections.flatMap(({ id, hash }) => {
    const hashIn = (other: OtherText): string | undefined =>
      other.document.sections.find((section) => section.id === id)?.hash;
    const found = older.find((other) => hashIn(other) !== hash);
    if (!found || id === '') return [];
    const { text, link } = wordsOf(found.version, options);
    const target =
      hashIn(found) === undefined ? [] : [' ', link(found.address, id, text('version.changedLink'))];
    return [{ id, note: smallNote([text('version.changed'), ...target]) }];
  });
  return withNotes(html, '', notes);
}

function wordsOf(
  version: string,
  { pathPrefix, messages }: NoteOptions,
): { text: (key: string) => string; link: Link } {
  return {
    text: (key) => formatMessage(messages[key] ?? key, { version }),
    link: (address, id, text) =>
      h('a', { href: pathPrefix + encodeAddress(address) + (id && `#${encodeHash(id)}`) }, [text]),
  };
}
