import type { Element, ElementContent, Properties, Root } from 'hast';
import { h } from 'hastscript';
import {
  encodeAddress,
  encodeHash,
  formatMessage,
  type Locale,
  type MessageValues,
  ownValue,
} from '@idmp/model';
import { mapTree, hasClass, isBlank } from '@idmp/compile';
import type { PlaceContext } from './pageContext';

/** Text and links, the content of a note. */
type NoteWords = (ElementContent | string)[];

/** A small note below the heading of a section. */
export interface SectionNote {
  id: string;
  words: NoteWords;
}

/** What the notes of all pages share. */
export type NoteContext = Pick<PlaceContext, 'messages' | 'pathPrefix'>;

/** Functions for the texts and links of a note; the values fill placeholders. */
export function noteWriter(locale: Locale, { pathPrefix, messages }: NoteContext, values: MessageValues) {
  return {
    text: (key: string): string => formatMessage(ownValue(messages[locale], key) ?? key, values),
    link: (address: string, id: string, text: string, properties: Properties = {}): Element => {
      const href = pathPrefix + encodeAddress(address) + (id && `#${encodeHash(id)}`);
      return h('a', { href, ...properties }, [text]);
    },
  };
}

/** A small note. */
export const smallNote = (words: NoteWords): Element => h('p.small-note', [h('small', words)]);

/** Adds small notes to sections; the title has none. */
export function withSectionNotes(article: Root, notes: readonly SectionNote[]): Root {
  if (notes.length === 0) return article;
  const wordsOf = new Map(notes.map(({ id, words }) => [id, words]));
  return mapTree(article, (node) => {
    const words = node.type === 'element' && node.data?.section && wordsOf.get(node.data.section.id);
    return words ? [node, smallNote(words)] : node;
  });
}

/** Adds an element below the title and what belongs to it: the facts of a task, and the first paragraph. */
export function withTopNote(article: Root, note: Element): Root {
  const { children } = article;
  let end = 1;
  for (const belongs of [isFacts, isParagraph]) {
    const next = children.findIndex((node, index) => index >= end && !isBlank(node));
    const node = children[next];
    if (node?.type === 'element' && belongs(node)) end = next + 1;
  }
  return { ...article, children: [...children.slice(0, end), note, ...children.slice(end)] };
}

const isFacts = (element: Element): boolean => hasClass(element, 'task-head');

const isParagraph = ({ tagName, properties }: Element): boolean =>
  tagName === 'p' && Object.keys(properties).length === 0;
