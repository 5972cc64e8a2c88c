import { queryTerms, tokenize } from './searchTokens';
import type { Locale } from '@idmp/model';
import type { SearchSection, SectionSource } from './searchSections';
import { packSynonyms, type SynonymGroup, synonymsOf } from './synonyms';
import { IndexPacker, type PackedIndex } from './packedIndex';

const HAN_RUNS = /\p{Script=Han}+/gu;
/** Stop words between other characters that are not part of a word. */
const PARTICLES = /(?<=\p{Script=Han})[的了是和与或把被](?=\p{Script=Han})/gu;
/** Query words with a lower weight are ignored. */
const MIN_WEIGHT = 0.2;

let segmenter: Intl.Segmenter | undefined;

/**
 * Tokens of a long text for the index, at build time only: without Han bigrams across word boundaries, which are a
 * quarter of a Chinese index and are never typed on their own.
 */
function textTokens(text: string): string[] {
  return tokenize(text.normalize('NFKC').replace(PARTICLES, ' ').replace(HAN_RUNS, separateWords));
}

/** Distinct tokens of a question, without common question words. */
function questionTokens(question: string): Set<string> {
  const says = new Map(queryTerms(question).map(({ term, weight }) => [term, weight]));
  return new Set(textTokens(question).filter((token) => (says.get(token) ?? 1) >= MIN_WEIGHT));
}

/** Inserts spaces between words; single characters stay together, as they may form an unknown word. */
function separateWords(run: string): string {
  segmenter ??= new Intl.Segmenter('zh', { granularity: 'word' });
  let previous = 0;
  return [...segmenter.segment(run)].reduce((text, { segment }) => {
    const isBorder = previous > 1 && segment.length > 1;
    previous = segment.length;
    return text + (isBorder ? ' ' : '') + segment;
  }, '');
}

/** Indexed fields of a section, each of its questions by itself; the browser gets its headings from the texts for hits. */
export const PACKED_FIELDS = ['content', 'questions', 'counterpart'] as const;
/** Fields of a section's headings: page title, own heading, headings between them, chapter. */
export const HEADING_FIELDS = ['title', 'heading', 'trail', 'lvl0'] as const;
export const INDEX_FIELDS = [...HEADING_FIELDS, ...PACKED_FIELDS] as const;
export type IndexField = (typeof INDEX_FIELDS)[number];

/** The index of a language as the browser fetches it. */
export interface SearchIndexFile extends PackedIndex {
  /** Number of words of each section in each packed field; of questions, their number. */
  lengths: number[][];
  /** As `packSynonyms` writes them. */
  synonyms: string;
}

/** All data for searching the sections of a language, except their texts. */
export function buildIndexFile(
  locale: Locale,
  sections: readonly SectionSource[],
  synonyms: readonly SynonymGroup[],
): SearchIndexFile {
  const packer = new IndexPacker();
  const lengths: number[][] = PACKED_FIELDS.map(() => []);
  let number = 0;
  sections.forEach(({ content, questions = [], counterpart = [] }, id) => {
    const add = (field: number, words: ReadonlyMap<string, number>): void => {
      for (const [word, count] of words) packer.add(word, field, id, count);
      lengths[field]?.push(roughly(sum(words.values())));
    };
    const text = rounded(textTokens(content));
    add(0, text);
    for (const question of questions) {
      for (const word of questionTokens(question)) packer.add(word, 1, number, 1);
      number += 1;
    }
    lengths[1]?.push(questions.length);
    const foreign = counterpart.flatMap((line) => [...questionTokens(line)]);
    add(2, rounded(foreign.filter((word) => !text.has(word))));
  });
  return {
    ...packer.pack(PACKED_FIELDS.length),
    lengths,
    synonyms: packSynonyms(synonymsOf(synonyms, locale)),
  };
}

/** Texts of the heading fields of a section. */
export function headingTexts({ hierarchy }: SearchSection): Record<(typeof HEADING_FIELDS)[number], string> {
  const [lvl0, title, ...headings] = hierarchy.map((text) => text ?? '');
  return {
    title: title ?? '',
    heading: headings.at(-1) ?? title ?? '',
    trail: headings.slice(0, -1).join(' '),
    lvl0: lvl0 ?? '',
  };
}

/** Further occurrences of a word in a section add no weight. */
const MOST_COUNTED = 4;

/** Counts words, rounded to powers of two: exact counts enlarge the index by a twentieth and rank the same. */
function rounded(words: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  for (const [word, count] of counts)
    counts.set(word, Math.min(MOST_COUNTED, 2 ** Math.floor(Math.log2(count))));
  return counts;
}

function sum(numbers: Iterable<number>): number {
  let total = 0;
  for (const number of numbers) total += number;
  return total;
}

/** Rounds a length to steps of a seventh, which compress better and rank the same. */
function roughly(length: number): number {
  return length === 0 ? 0 : Math.round(1.15 ** Math.round(Math.log(length) / Math.log(1.15)));
}
