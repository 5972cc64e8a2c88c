import type { SectionSource } from '../model/searchSections';
import { isHan } from '../model/searchTokens';
import { latinWords, type LatinWords } from './latinWords';
import { type AskedQuestion, FIELDS_MAX, INDEX_FIELDS, indexSections, type IndexField } from './wordIndex';

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
const LENGTH_SHARES = { content: 0.7, questions: 0.5, counterpart: 0.33 } as const;
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

/** Term index of a language's sections. */
export interface TermIndex extends LatinWords {
  has: (term: string) => boolean;
  /** Whether the index contains every Han character of a text. */
  knowsCharacters: (text: string) => boolean;
  /** Postings of a term; for a single Han character, of any bigram that contains it. */
  find: (term: string) => Evidence;
  /** Inverse document frequency of a term. */
  idf: (term: string) => number;
  questions: readonly AskedQuestion[];
}

/** Indexes sections. */
export function createTermIndex(sections: readonly SectionSource[]): TermIndex {
  const { words, placesOf, lengths, questions } = indexSections(sections);
  const norms: Partial<Record<IndexField, number[]>> = {
    content: lengthNorms(lengths.content, LENGTH_SHARES.content),
    questions: lengthNorms(lengths.questions, LENGTH_SHARES.questions),
    counterpart: lengthNorms(lengths.counterpart, LENGTH_SHARES.counterpart),
  };
  let characters: ReadonlySet<string> | undefined;
  let pairs: ReadonlyMap<string, readonly string[]> | undefined;
  const pairsWith = (character: string): readonly string[] =>
    (pairs ??= groupByCharacter(words.keys())).get(character) ?? [];

  function gather(terms: readonly string[]): Evidence {
    const asked: number[] = [];
    const strengths = new Map<number, number>();
    const fields = new Map<number, number>();
    for (const term of terms) {
      const places = placesOf(term);
      for (let i = 0, end = 0; i < places.length; i = end) {
        const place = places[i] ?? 0;
        while (places[end] === place) end += 1;
        const field = INDEX_FIELDS[place % FIELDS_MAX] ?? 'content';
        const document = Math.floor(place / FIELDS_MAX);
        const section = field === 'questions' ? (questions[document]?.section ?? 0) : document;
        if (field === 'questions') asked.push(document);
        const before = fields.get(section) ?? 0;
        // A word that the text has is no further evidence in a question.
        if ((field === 'questions' || field === 'counterpart') && before & FIELD_BITS.content) continue;
        const norm = norms[field]?.[section];
        const strength = norm === undefined ? 1 : (end - i) / norm;
        strengths.set(section, (strengths.get(section) ?? 0) + FIELD_BOOSTS[field] * strength);
        fields.set(section, before | FIELD_BITS[field]);
      }
    }
    if (strengths.size === 0) return NOWHERE;
    const found = [...strengths.keys()].sort((a, b) => a - b);
    return {
      sections: found,
      strengths: found.map((section) => strengths.get(section) ?? 0),
      fields: found.map((section) => fields.get(section) ?? 0),
      questions: asked,
      idf: inverseFrequency(found.length, sections.length),
    };
  }

  const known = new Map<string, Evidence>();
  const find = (term: string): Evidence => {
    const evidence = known.get(term) ?? gather(isCharacter(term) ? pairsWith(term) : [term]);
    known.set(term, evidence);
    return evidence;
  };
  return {
    has: (term) => words.has(term),
    find,
    idf: (term) => find(term).idf,
    questions,
    knowsCharacters: (text) => {
      characters ??= new Set([...words.keys()].join(''));
      return [...text].every((character) => !isHan(character) || characters?.has(character));
    },
    ...latinWords(() => [...words.keys()].filter((term) => !isHan(term))),
  };
}

/** Terms by the Han characters in them. */
function groupByCharacter(terms: Iterable<string>): Map<string, string[]> {
  const groups = new Map<string, string[]>();
  for (const term of terms)
    if (isHan(term))
      for (const character of new Set(term)) {
        const group = groups.get(character);
        if (group) group.push(term);
        else groups.set(character, [term]);
      }
  return groups;
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
