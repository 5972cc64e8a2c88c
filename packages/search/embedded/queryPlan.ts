import { isHan, queryTerms, tokenize, type QueryTerm } from '../model/searchTokens';
import { normalizeText } from './phrases';
import type { TermIndex } from './termIndex';
import type { Thesaurus } from './thesaurus';

/** A lookup in the index. */
export interface Lookup {
  term: string;
  /** Match weight; lower for guesses. */
  weight: number;
  /** Single characters of an unknown bigram are too weak to be highlighted. */
  isPart?: true;
  /** Another word, in case the typed one is misspelled. */
  isCorrection?: true;
}

/** A word with all its possible lookups; the best match counts. */
export type Word = readonly Lookup[];

/** A wording of a query part. */
export interface Wording {
  /** Of a synonym: all of it. */
  synonym?: string;
  weight: number;
  words: readonly Word[];
}

/** Part of a query: the original wording, followed by synonyms. */
export interface QueryUnit {
  weight: number;
  wordings: readonly Wording[];
}

export interface QueryPlan {
  units: QueryUnit[];
  /** A single Latin letter or digit is the prefix of so many words that only headings are searched. */
  isLetter: boolean;
  /** Lowercased query. */
  phrase: string;
}

/** Limit for pasted text: its first words are enough, and more would block the page. */
const WORDS_MAX = 32;

/** Minimum length to complete a word that isn't the last one. */
const COMPLETED_MIN_CHARS = 4;
const ONE_TYPO_MIN_CHARS = 4;
const TWO_TYPOS_MIN_CHARS = 7;
/** Weight of another form of a word. */
const FORM_WEIGHT = 0.8;
/** Match weight factor per typo. */
const TYPO_WEIGHT = 0.7;
/** Weight of a completion, scaled by the fraction of the word that was typed. */
const COMPLETION_WEIGHT = 0.8;
/** Weight of a character of an unknown bigram, and of a single typed character. */
const PART_WEIGHT = 0.6;
const CHARACTER_WEIGHT = 0.7;
/** Minimum weight of a word that is not a stop word. */
const CONTENT_MIN_WEIGHT = 0.3;

/** Plans the lookups for a query: known words as they are, unknown ones by completion and typo correction. */
export function planQuery(query: string, index: TermIndex, thesaurus: Thesaurus): QueryPlan {
  const typed = queryTerms(query).slice(0, WORDS_MAX);
  const spoken = knownCharacters(typed, index);
  const terms = typed.filter(({ term }) => !isBetweenWords(term, spoken, index));
  const asked = new Set(terms.map(({ term }) => term));
  const isLetter = terms.length === 1 && terms[0]?.term.length === 1 && !isHan(terms[0].term);
  const last = terms.at(-1)?.term;
  const wordOf = ({ term }: QueryTerm): Word =>
    isHan(term) ? hanLookups(term, spoken, index) : lookups(term, term === last, isLetter, index);
  const said = new Set<string>();
  // Pasted text may be repetitive.
  const parts = new Map(thesaurus(query).map((part) => [part.text, part]));
  const known = [...parts.values()].flatMap(({ text, others }): QueryUnit[] => {
    const own =
      others.length === 0
        ? []
        : queryTerms(text).filter(({ term, weight }) => weight > CONTENT_MIN_WEIGHT && asked.has(term));
    if (own.length === 0) return [];
    for (const { term } of queryTerms(text)) said.add(term);
    const wordings = others.map(({ text: other, weight }) => ({
      synonym: other,
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
  const exact: Lookup[] = index.has(term) ? [{ term, weight: 1 }] : [];
  const isCompleted = term.length >= COMPLETED_MIN_CHARS || (isLast && (isLetter || term.length > 1));
  const completed = isCompleted ? index.completions(term) : [];
  const forms = index.forms(term).map((form): Lookup => ({ term: form, weight: FORM_WEIGHT }));
  const isKnown = exact.length > 0 || forms.length > 0;
  const typos = isKnown ? [] : index.similar(term, typosAllowed(term));
  return [
    ...exact,
    ...forms,
    ...completed.map((longer) => ({
      term: longer,
      weight: (COMPLETION_WEIGHT * term.length) / longer.length,
    })),
    ...typos.map(({ term: other, errors }): Lookup => ({
      term: other,
      weight: TYPO_WEIGHT ** errors,
      isCorrection: true,
    })),
  ];
}

/** Characters of the query's bigrams that the index knows. */
function knownCharacters(terms: readonly QueryTerm[], index: TermIndex): ReadonlySet<string> {
  return new Set(
    terms.flatMap(({ term }) => (isHan(term) && term.length > 1 && index.has(term) ? [...term] : [])),
  );
}

/** Whether a bigram is unknown but both characters are part of known ones: it spans a word boundary. */
function isBetweenWords(term: string, spoken: ReadonlySet<string>, index: TermIndex): boolean {
  return (
    isHan(term) &&
    term.length > 1 &&
    !index.has(term) &&
    [...term].every((character) => spoken.has(character))
  );
}

/** Unknown bigrams may be typos: the characters that no known bigram has are looked up by themselves. */
function hanLookups(term: string, spoken: ReadonlySet<string>, index: TermIndex): Word {
  const characters = [...term];
  if (characters.length === 1) return [{ term, weight: CHARACTER_WEIGHT }];
  if (index.has(term)) return [{ term, weight: 1 }];
  return characters
    .filter((character) => !spoken.has(character))
    .map((character) => ({ term: character, weight: PART_WEIGHT, isPart: true }));
}

function typosAllowed(term: string): number {
  if (term.length >= TWO_TYPOS_MIN_CHARS) return 2;
  return term.length >= ONE_TYPO_MIN_CHARS ? 1 : 0;
}
