import { isHan, queryTerms, tokenize, type QueryTerm } from '../../../../model/searchTokens';
import { normalizeText } from './phrases';
import type { TermIndex } from './termIndex';
import type { Thesaurus } from './thesaurus';

/** One lookup in the index. */
export interface Lookup {
  term: string;
  /** What a match is worth: less for guesses. */
  weight: number;
  /** A character of an unknown pair says too little to be marked. */
  isPart?: true;
}

/** A word with everything that it may mean; the best match counts. */
export type Word = readonly Lookup[];

/** One way to say a part of a query. */
export interface Wording {
  weight: number;
  words: readonly Word[];
}

/** A part of a query: the reader's wording, then others of the same meaning. */
export interface QueryUnit {
  weight: number;
  wordings: readonly Wording[];
}

export interface QueryPlan {
  units: QueryUnit[];
  /** A single Latin letter or digit: it starts so many words that only headings are worth searching. */
  isLetter: boolean;
  /** The query in lower case. */
  phrase: string;
}

/** A pasted text says in its first words what it is about; more of them would block the page. */
const WORDS_MAX = 32;

/** Shortest word that is completed in any position; the last one always is. */
const COMPLETED_MIN_CHARS = 4;
const ONE_TYPO_MIN_CHARS = 4;
const TWO_TYPOS_MIN_CHARS = 7;
/** Worth of a match per typing error. */
const TYPO_WEIGHT = 0.7;
/** Worth of a completion that doubles the word's length is half of it. */
const COMPLETION_WEIGHT = 0.6;
/** Worth of one character of an unknown pair, and of a single one that was typed. */
const PART_WEIGHT = 0.6;
const CHARACTER_WEIGHT = 0.7;
/** Smallest weight of a word that is no function word. */
const CONTENT_MIN_WEIGHT = 0.3;

/** Plans the lookups of a query: known words as they are, unknown ones by what the reader may have meant. */
export function planQuery(query: string, index: TermIndex, thesaurus: Thesaurus): QueryPlan {
  const terms = queryTerms(query).slice(0, WORDS_MAX);
  const asked = new Set(terms.map(({ term }) => term));
  const isLetter = terms.length === 1 && terms[0]?.term.length === 1 && !isHan(terms[0].term);
  const last = terms.at(-1)?.term;
  const wordOf = ({ term }: QueryTerm): Word => lookups(term, term === last, isLetter, index);
  const said = new Set<string>();
  // A pasted text may say the same many times.
  const parts = new Map(thesaurus(query).map((part) => [part.text, part]));
  const known = [...parts.values()].flatMap(({ text, others }): QueryUnit[] => {
    const own =
      others.length === 0
        ? []
        : queryTerms(text).filter(({ term, weight }) => weight > CONTENT_MIN_WEIGHT && asked.has(term));
    if (own.length === 0) return [];
    for (const { term } of queryTerms(text)) said.add(term);
    const wordings = others.map(({ text: other, weight }) => ({
      weight,
      words: tokenize(other).map((term): Word => [{ term, weight: 1 }]),
    }));
    return [
      {
        weight: own.reduce((sum, { weight }) => sum + weight, 0),
        wordings: [{ weight: 1, words: own.map(wordOf) }, ...wordings],
      },
    ];
  });
  const rest = terms
    .filter(({ term }) => !said.has(term))
    .map((term): QueryUnit => ({ weight: term.weight, wordings: [{ weight: 1, words: [wordOf(term)] }] }));
  return { units: [...known, ...rest], isLetter, phrase: normalizeText(query) };
}

function lookups(term: string, isLast: boolean, isLetter: boolean, index: TermIndex): Word {
  if (isHan(term)) return hanLookups(term, index);
  const exact: Lookup[] = index.has(term) ? [{ term, weight: 1 }] : [];
  const isCompleted = term.length >= COMPLETED_MIN_CHARS || (isLast && (isLetter || term.length > 1));
  const completed = isCompleted ? index.completions(term) : [];
  const typos = exact.length > 0 ? [] : index.similar(term, typosAllowed(term));
  return [
    ...exact,
    ...completed.map((longer) => ({
      term: longer,
      weight: (COMPLETION_WEIGHT * term.length) / longer.length,
    })),
    ...typos.map(({ term: other, errors }) => ({ term: other, weight: TYPO_WEIGHT ** errors })),
  ];
}

/** An unknown pair is a typo or spans a word boundary: its characters are looked up one by one. */
function hanLookups(term: string, index: TermIndex): Word {
  const characters = [...term];
  if (characters.length === 1) return [{ term, weight: CHARACTER_WEIGHT }];
  if (index.has(term)) return [{ term, weight: 1 }];
  return characters.map((character) => ({ term: character, weight: PART_WEIGHT, isPart: true }));
}

function typosAllowed(term: string): number {
  if (term.length >= TWO_TYPOS_MIN_CHARS) return 2;
  return term.length >= ONE_TYPO_MIN_CHARS ? 1 : 0;
}
