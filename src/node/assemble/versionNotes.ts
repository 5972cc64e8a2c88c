import { toHtml } from 'hast-util-to-html';
import type { CompiledDocument } from '../../model/compiledDocument';
import { h } from '../markdown/hast';
import { noteWriter, withNotes, type NoteOptions } from './sectionNotes';

/** The same page in another version. */
export interface OtherText {
  version: string;
  address: string;
  document: CompiledDocument;
}

/** Adds to a page of an older version a notice below its title, and notes at sections that differ today. */
export function withOldNotes(
  html: string,
  { version, document }: Omit<OtherText, 'address'>,
  today: Omit<OtherText, 'version'> | undefined,
  options: NoteOptions,
): string {
  const { text, link } = noteWriter(options, { version });
  const lead = today ? link(today.address, '', text('version.new')) : text('version.gone');
  const notice = h('div', { className: ['admonition', 'admonition-info'], role: 'note' }, [
    h('p', { className: ['admonition-title'] }, [text('version.old')]),
    h('p', {}, [lead]),
  ]);
  const notes = document.sections.flatMap(({ id, hash }) => {
    const newest = today && hashIn(today.document, id);
    if (newest === undefined || newest === hash) return [];
    return {
      id,
      words: [text('version.changed'), ' ', link(today?.address ?? '', id, text('version.newest'))],
    };
  });
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
    const found = older.find((other) => hashIn(other.document, id) !== hash);
    if (!found) return [];
    const { version, address } = found;
    const { text, link } = noteWriter(options, { version });
    const isNew = hashIn(found.document, id) === undefined;
    const target = isNew ? [] : [' ', link(address, id, text('version.changedLink'))];
    return { id, words: [text('version.changed'), ...target] };
  });
  return withNotes(html, '', notes);
}

const hashIn = ({ sections }: CompiledDocument, id: string): string | undefined =>
  sections.find((section) => section.id === id)?.hash;
