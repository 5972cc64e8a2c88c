import type { CompiledDocument } from '@idmp/compile';
import { type Change, type ChangeTag, ownValue } from '@idmp/model';

/** Sections of release notes by id, and the tag of their entries. */
export const CHANGE_TAGS: Readonly<Record<string, ChangeTag>> = {
  features: 'new',
  enhancements: 'improved',
  fixes: 'fixed',
};

/** Entries of the release notes in a document; empty for other documents. */
export function changesOf({ headings, blocks }: Pick<CompiledDocument, 'headings' | 'blocks'>): Change[] {
  return blocks.flatMap(({ kind, heading, text, pieces = [text] }) => {
    if (kind !== 'list-item') return [];
    const own = headings[heading];
    const section = headings.slice(0, heading + 1).findLast(({ level }) => level <= 2);
    const tag = ownValue(CHANGE_TAGS, section?.id ?? '');
    return own && tag ? { tag, id: own.id, topic: own === section ? '' : own.text, text, pieces } : [];
  });
}
