import type { Options } from 'minisearch';
import type { Locale } from './locale';
import { IndexPacker, type PackedIndex } from './packedIndex';
import type { SectionSource } from './searchSections';
import { synonymsOf, type SynonymGroup, type Synonyms } from './synonyms';
import { textTokens, questionTokens } from './textTokens';
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
  /** Ways in which readers ask for it. */
  questions: string;
  /** Heading and questions of the same section in the other languages. */
  counterpart: string;
}

/** The index of a language as the browser fetches it. */
export interface SearchIndexFile extends PackedIndex {
  synonyms?: readonly Synonyms[];
}

/** Most questions of a section that are indexed for the pages of another language; Han bigrams leave less room. */
const COUNTERPART_MAX: Record<Locale, number> = { 'zh-Hans': 1, en: 8 };

/** Everything that the browser needs to search the sections of a language. */
export function buildIndexFile(
  locale: Locale,
  sections: readonly SectionSource[],
  synonyms: readonly SynonymGroup[],
): SearchIndexFile {
  const max = COUNTERPART_MAX[locale] + 1;
  const indexed = sections.map((section) => ({
    ...section,
    counterpart: (section.counterpart ?? []).slice(0, max),
  }));
  return { ...buildIndex(indexed), synonyms: synonymsOf(synonyms, locale) };
}

export const INDEX_FIELDS = [
  'title',
  'heading',
  'trail',
  'path',
  'lvl0',
  'content',
  'questions',
  'counterpart',
] as const;
export type IndexField = (typeof INDEX_FIELDS)[number];

/** MiniSearch options shared by the build and the browser. */
export const INDEX_OPTIONS: Options<IndexedSection> = {
  fields: [...INDEX_FIELDS],
  tokenize,
  processTerm: (term) => term,
};

/**
 * Packed index of the sections of one language, without the intermediate objects of MiniSearch, which take two and a
 * half times as long and much memory on a site of thousands of pages.
 */
export function buildIndex(sections: readonly SectionSource[]): PackedIndex {
  const packer = new IndexPacker();
  const averages = INDEX_FIELDS.map(() => 0);
  const lengths = sections.map((section, id) => {
    const words = fieldWords(section, id);
    return INDEX_FIELDS.map((name, field) => {
      const counts = words[name];
      for (const [word, count] of counts) packer.add(word, field, id, count);
      const length = UNMEASURED.has(name) ? Math.min(1, counts.size) : counts.size;
      averages[field] = ((averages[field] ?? 0) * id + length) / (id + 1);
      return length;
    });
  });
  return { fields: [...INDEX_FIELDS], lengths, averages, ...packer.pack(INDEX_FIELDS.length) };
}

/** Fields that weigh the same however much they hold: many ways to ask for a section say nothing against it. */
const UNMEASURED: ReadonlySet<IndexField> = new Set(['questions', 'counterpart']);

/** Words of each field, and how often it holds them. */
function fieldWords(section: SectionSource, id: number): Record<IndexField, Map<string, number>> {
  const { title, heading, trail, path, lvl0, content } = indexedSection(section, id);
  const shown = { heading: countWords(tokenize(heading)), content: rounded(countWords(textTokens(content))) };
  const isNew = (word: string): boolean => !shown.heading.has(word) && !shown.content.has(word);
  const newOnes = (questions: readonly string[] = []) =>
    new Map([...questionTokens(questions)].filter(isNew).map((word) => [word, 1]));
  return {
    ...shown,
    title: countWords(tokenize(title)),
    trail: countWords(tokenize(trail)),
    path: countWords(tokenize(path)),
    lvl0: countWords(tokenize(lvl0)),
    questions: newOnes(section.questions),
    counterpart: newOnes(section.counterpart),
  };
}

/** Counts as powers of two: exact ones would cost a twentieth of the index and rank the same. */
function rounded(counts: ReadonlyMap<string, number>): Map<string, number> {
  return new Map([...counts].map(([word, count]) => [word, 2 ** Math.floor(Math.log2(count))]));
}

function countWords(words: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  return counts;
}

/** A section as it is indexed. */
export function indexedSection(section: SectionSource, id: number): IndexedSection {
  const [lvl0, title, ...headings] = section.hierarchy.map((text) => text ?? '');
  return {
    id,
    title: title ?? '',
    heading: headings.at(-1) ?? title ?? '',
    trail: headings.slice(0, -1).join(' '),
    path: section.url.replace(/[?#].*$/, ''),
    lvl0: lvl0 ?? '',
    content: section.content,
    questions: (section.questions ?? []).join('\n'),
    counterpart: (section.counterpart ?? []).join('\n'),
  };
}
