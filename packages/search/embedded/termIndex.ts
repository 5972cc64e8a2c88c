import { openTerms, unpackPostings } from '../model/packedIndex';
import {
  HEADING_FIELDS,
  headingTexts,
  INDEX_FIELDS,
  PACKED_FIELDS,
  type IndexField,
  type SearchIndexFile,
} from '../model/searchIndex';
import type { SearchSection } from '../model/searchSections';
import { isHan, tokenize } from '../model/searchTokens';
import { latinWords, type LatinWords } from './latinWords';

/** Match weight by field. */
const FIELD_BOOSTS: Record<IndexField, number> = {
  heading: 1.7,
  counterpart: 2,
  title: 2.5,
  content: 1.8,
  questions: 2,
  trail: 1,
  lvl0: 0.1,
};
/** Length normalization by field; headings are all short. */
const LENGTH_SHARES: readonly number[] = [0.7, 0.5, 0.33];
/** Field bits of a match. */
export const FIELD_BITS = Object.fromEntries(INDEX_FIELDS.map((field, bit) => [field, 2 ** bit])) as Record<
  IndexField,
  number
>;
/** Sections that contain a term, with weights and fields. */
export interface Evidence {
  sections: number[];
  strengths: number[];
  fields: number[];
  /** Numbers of the questions that contain it. */
  questions: number[];
  /** Inverse document frequency: rare terms weigh more. */
  idf: number;
}

const NOWHERE: Evidence = { sections: [], strengths: [], fields: [], questions: [], idf: 0 };

/** Term index of a language's sections. Postings are decoded lazily, when a query needs them. */
export interface TermIndex extends LatinWords {
  has: (term: string) => boolean;
  /** Whether the index contains every Han character of a text. */
  knowsCharacters: (text: string) => boolean;
  /** Postings of a term; for a single Han character, of any bigram that contains it. */
  find: (term: string) => Evidence;
  /** Inverse document frequency of a term; much cheaper than its postings. */
  idf: (term: string) => number;
  /** Section of each question, by number. */
  askedIn: readonly number[];
  /** Number of words of each question. */
  askedWords: () => readonly number[];
}

/** Opens a packed index. */
export function openTermIndex(file: SearchIndexFile, sections: readonly SearchSection[]): TermIndex {
  const terms = openTerms(file);
  const columns = file.postings.map((text) => text.split('\n'));
  const norms = file.lengths.map((list, field) => lengthNorms(list, LENGTH_SHARES[field] ?? 0));
  const headings = indexHeadings(sections);
  const [, asked = []] = file.lengths;
  const askedIn = asked.flatMap((count, section) => new Array<number>(count).fill(section));
  const has = (term: string): boolean => terms.rowOf(term) !== undefined || headings.has(term);
  const inHeadings = [...headings.keys()].filter((term) => terms.rowOf(term) === undefined);
  const latin = [...terms.words, ...inHeadings]
    .filter((term) => !isHan(term))
    .sort((a, b) => a.length - b.length);
  const known = new Map<string, Evidence>();
  const characters = new Set(file.pairs + file.words + inHeadings.join(''));
  const pairsWith = (character: string): string[] => [
    character,
    ...terms.pairsWith(character),
    ...inHeadings.filter((term) => term.length > 1 && term.includes(character)),
  ];

  let askedWords: number[] | undefined;
  const countWords = (): number[] => {
    const words = askedIn.map(() => 0);
    for (const line of columns[1] ?? [])
      for (const number of unpackPostings(line).documents) words[number] = (words[number] ?? 0) + 1;
    return words;
  };

  /** Postings of a row by field, questions as the sections they are of. */
  const fieldsOfRow = (row: number) =>
    PACKED_FIELDS.map((field, column) => {
      const { documents, counts } = unpackPostings(columns[column]?.[row] ?? '');
      const holders = field === 'questions' ? documents.map((number) => askedIn[number] ?? 0) : documents;
      return { field, column, documents, counts, holders };
    });

  function gather(list: readonly string[]): Evidence {
    const questions: number[] = [];
    const strengths = new Map<number, number>();
    const fields = new Map<number, number>();
    const add = (section: number, field: IndexField, strength: number): void => {
      strengths.set(section, (strengths.get(section) ?? 0) + FIELD_BOOSTS[field] * strength);
      fields.set(section, (fields.get(section) ?? 0) | FIELD_BITS[field]);
    };
    for (const term of list) {
      for (const [section, bits] of headings.get(term) ?? [])
        for (const field of HEADING_FIELDS) if (bits & FIELD_BITS[field]) add(section, field, 1);
      const row = terms.rowOf(term);
      if (row === undefined) continue;
      for (const { field, column, documents, counts, holders } of fieldsOfRow(row)) {
        if (field === 'questions') for (const number of documents) questions.push(number);
        holders.forEach((section, i) => {
          // A word that the text has is no further evidence in a question.
          if (field === 'content' || !((fields.get(section) ?? 0) & FIELD_BITS.content))
            add(section, field, (counts[i] ?? 1) / (norms[column]?.[section] ?? 1));
        });
      }
    }
    if (strengths.size === 0) return NOWHERE;
    const found = [...strengths.keys()].sort((a, b) => a - b);
    return {
      sections: found,
      strengths: found.map((section) => strengths.get(section) ?? 0),
      fields: found.map((section) => fields.get(section) ?? 0),
      questions,
      idf: inverseFrequency(found.length, sections.length),
    };
  }

  const find = (term: string): Evidence => {
    const before = known.get(term);
    if (before) return before;
    const evidence = gather(isCharacter(term) ? pairsWith(term) : [term]);
    known.set(term, evidence);
    return evidence;
  };

  const idf = memoize((term: string): number => {
    if (isCharacter(term) || known.has(term)) return find(term).idf;
    const holders = new Set(headings.get(term)?.keys());
    const row = terms.rowOf(term);
    if (row !== undefined)
      for (const { holders: all } of fieldsOfRow(row)) for (const section of all) holders.add(section);
    return holders.size > 0 ? inverseFrequency(holders.size, sections.length) : 0;
  });

  return {
    has,
    idf,
    find,
    askedIn,
    askedWords: () => (askedWords ??= countWords()),
    knowsCharacters: (text) => [...text].every((character) => !isHan(character) || characters.has(character)),
    ...latinWords(latin),
  };
}

function isCharacter(term: string): boolean {
  return isHan(term) && [...term].length === 1;
}

/** Bit mask of the fields in which a section matches; 0 if it doesn't. */
export function fieldsOf({ sections, fields }: Evidence, id: number): IndexField[] {
  const bits = fields[placeOf(id, sections)] ?? 0;
  return bits === 0 ? [] : INDEX_FIELDS.filter((field) => bits & FIELD_BITS[field]);
}

/** Index of a number in a sorted list; -1 if not found. */
function placeOf(wanted: number, sorted: readonly number[]): number {
  let [from, to] = [0, sorted.length];
  while (from < to) {
    const middle = (from + to) >> 1;
    if ((sorted[middle] ?? 0) < wanted) from = middle + 1;
    else to = middle;
  }
  return sorted[from] === wanted ? from : -1;
}

/** Weight of a term, given how many of all sections contain it. */
export function inverseFrequency(holders: number, all: number): number {
  return Math.log(1 + (all - holders + 0.5) / (holders + 0.5));
}

function lengthNorms(lengths: readonly number[], share: number): number[] {
  const average = lengths.reduce((sum, length) => sum + length, 0) / (lengths.length || 1) || 1;
  return lengths.map((length) => 1 - share + (share * length) / average);
}

/** Words of all headings, with their sections and field bits. */
function indexHeadings(sections: readonly SearchSection[]): Map<string, Map<number, number>> {
  const index = new Map<string, Map<number, number>>();
  const wordsOf = memoize((text: string) => new Set(tokenize(text)));
  sections.forEach((section, id) => {
    const texts = headingTexts(section);
    for (const field of HEADING_FIELDS)
      for (const word of wordsOf(texts[field])) {
        let holders = index.get(word);
        if (!holders) index.set(word, (holders = new Map<number, number>()));
        holders.set(id, (holders.get(id) ?? 0) | FIELD_BITS[field]);
      }
  });
  return index;
}

function memoize<T>(make: (text: string) => T): (text: string) => T {
  const made = new Map<string, T>();
  return (text) => {
    const value = made.get(text) ?? make(text);
    made.set(text, value);
    return value;
  };
}
