import type { Options } from 'minisearch';
import { IndexPacker, type PackedIndex } from './packedIndex';
import type { SearchSection } from './searchSections';
import { tokenize } from './searchTokens';

/** Searched fields of a section, each with its own weight in the ranking. */
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

/** MiniSearch options shared by the build and the browser. */
export const INDEX_OPTIONS: Options<IndexedSection> = {
  fields: [...INDEX_FIELDS],
  tokenize,
  processTerm: (term) => term,
};

/**
 * Packed index of the sections of one language, the same as MiniSearch would build, without its intermediate
 * objects, which take two and a half times as long and much memory on a site of thousands of pages.
 */
export function buildIndex(sections: readonly SearchSection[]): PackedIndex {
  const packer = new IndexPacker();
  const averages = INDEX_FIELDS.map(() => 0);
  const lengths = sections.map((section, id) => {
    const texts = indexedSection(section, id);
    return INDEX_FIELDS.map((name, field) => {
      const counts = countWords(tokenize(texts[name]));
      for (const [word, count] of counts) packer.add(word, field, id, count);
      averages[field] = ((averages[field] ?? 0) * id + counts.size) / (id + 1);
      return counts.size;
    });
  });
  return { fields: [...INDEX_FIELDS], lengths, averages, ...packer.pack(INDEX_FIELDS.length) };
}

function countWords(words: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  return counts;
}

/** A section as it is indexed. */
export function indexedSection(section: SearchSection, id: number): IndexedSection {
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
