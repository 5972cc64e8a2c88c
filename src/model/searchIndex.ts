import MiniSearch, { type AsPlainObject, type Options } from 'minisearch';
import type { SearchSection } from './searchSections';
import { tokenize } from './searchTokens';

/** What of a section is searched, each with its own weight in the ranking. */
export interface IndexedSection {
  /** Position in the list of sections. */
  id: number;
  /** Page title. */
  title: string;
  /** The section's own heading; the page title for a page. */
  heading: string;
  /** Headings between page title and own heading. */
  trail: string;
  /** Address of the page. */
  path: string;
  /** Chapter in the sidebar. */
  lvl0: string;
  content: string;
}

export const INDEX_FIELDS = ['title', 'heading', 'trail', 'path', 'lvl0', 'content'] as const;
export type IndexField = (typeof INDEX_FIELDS)[number];

/** Settings shared by the index's build and its use in the browser. */
export const INDEX_OPTIONS: Options<IndexedSection> = {
  fields: [...INDEX_FIELDS],
  tokenize,
  processTerm: (term) => term,
};

/** Index of the sections of one language. */
export function buildIndex(sections: readonly SearchSection[]): AsPlainObject {
  const index = new MiniSearch<IndexedSection>(INDEX_OPTIONS);
  index.addAll(sections.map(indexedSection));
  return index.toJSON();
}

function indexedSection(section: SearchSection, id: number): IndexedSection {
  const [lvl0, title, ...headings] = section.hierarchy.map((text) => text ?? '');
  return {
    id,
    title: title ?? '',
    heading: headings.at(-1) ?? title ?? '',
    trail: headings.slice(0, -1).join(' '),
    path: section.url.replace(/[?#].*$/, ''),
    lvl0: lvl0 ?? '',
    content: section.content,
  };
}
