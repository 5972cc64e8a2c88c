import { isHan, queryTerms } from '../../../../model/searchTokens';

/** One lookup in the index. */
export interface PlannedTerm {
  term: string;
  weight: number;
  /** Index of the query word it belongs to; a word may have several lookups. */
  word: number;
  prefix: boolean;
  /** Maximum edit distance, or false. */
  fuzzy: number | false;
}

/** The lookups of a query, and the weight of each of its words. */
export interface QueryPlan {
  terms: PlannedTerm[];
  wordWeights: number[];
  /** A single Latin letter or digit: it starts so many words that only headings are worth searching. */
  isLetter: boolean;
}

/** The terms of an index, to tell known words of a query from unknown ones. */
export interface Vocabulary {
  has: (term: string) => boolean;
  /** Han bigrams that share one character, in the same position, with an unknown one. */
  neighbors: (bigram: string) => string[];
}

/** A pasted text says in its first words what it is about; more of them would block the page. */
const WORDS_MAX = 32;
const LOOKUPS_MAX = 160;

/** Shortest word that is searched as a prefix in any position. */
const PREFIX_MIN_CHARS = 4;
const ONE_TYPO_MIN_CHARS = 4;
const TWO_TYPOS_MIN_CHARS = 7;
/** Weight of terms that only resemble an unknown word. */
const NEIGHBOR_WEIGHT = 0.5;

/** Vocabulary of a list of index terms. */
export function createVocabulary(terms: readonly string[]): Vocabulary {
  const known = new Set(terms);
  const byCharacter = new Map<string, string[]>();
  for (const term of terms) {
    const [first, second, ...rest] = [...term];
    if (!first || !second || rest.length || !isHan(term)) continue;
    for (const key of [`${first}_`, `_${second}`]) {
      const list = byCharacter.get(key);
      if (list) list.push(term);
      else byCharacter.set(key, [term]);
    }
  }
  return {
    has: (term) => known.has(term),
    neighbors: (bigram) => {
      const [first, second] = [...bigram];
      return [`${first}_`, `_${second}`].flatMap((key) => byCharacter.get(key) ?? []);
    },
  };
}

/** Plans the lookups of a query: known words as they are, unknown ones by what the reader may have meant. */
export function planQuery(query: string, vocabulary: Vocabulary): QueryPlan {
  const words = queryTerms(query).slice(0, WORDS_MAX);
  const isLetter = words.length === 1 && words[0]?.term.length === 1 && !isHan(words[0].term);
  const settled = new Set(words.flatMap(({ term }) => (vocabulary.has(term) ? [...term] : [])));
  const terms = words.flatMap(({ term, weight }, word): PlannedTerm[] => {
    const exact: PlannedTerm = { term, weight, word, prefix: false, fuzzy: false };
    if (isHan(term)) return hanTerms(exact, vocabulary, settled);
    const isLast = word === words.length - 1;
    exact.prefix = term.length >= PREFIX_MIN_CHARS || (isLast && (isLetter || term.length > 1));
    return vocabulary.has(term) ? [exact] : latinGuesses(exact, vocabulary);
  });
  return {
    terms: uniqueTerms(terms).slice(0, LOOKUPS_MAX),
    wordWeights: words.map(({ weight }) => weight),
    isLetter,
  };
}

/** An unknown bigram is a typo, unless both characters belong to known ones: then it spans a word boundary. */
function hanTerms(exact: PlannedTerm, vocabulary: Vocabulary, settled: ReadonlySet<string>): PlannedTerm[] {
  const characters = [...exact.term];
  if (characters.length === 1) return [{ ...exact, prefix: true }];
  if (vocabulary.has(exact.term) || characters.every((character) => settled.has(character))) return [exact];
  return vocabulary
    .neighbors(exact.term)
    .map((term) => ({ ...exact, term, weight: exact.weight * NEIGHBOR_WEIGHT }));
}

/** Guesses for an unknown word: as a prefix, with typos, or with two adjacent letters swapped. */
function latinGuesses(exact: PlannedTerm, vocabulary: Vocabulary): PlannedTerm[] {
  const swapped = swapsOf(exact.term).filter(vocabulary.has);
  if (swapped.length > 0) return swapped.map((term) => ({ ...exact, term }));
  return [{ ...exact, fuzzy: typosAllowed(exact.term) }];
}

function typosAllowed(term: string): number | false {
  if (term.length >= TWO_TYPOS_MIN_CHARS) return 2;
  return term.length >= ONE_TYPO_MIN_CHARS ? 1 : false;
}

function swapsOf(term: string): string[] {
  if (term.length < ONE_TYPO_MIN_CHARS) return [];
  return Array.from(
    { length: term.length - 1 },
    (_, i) => term.slice(0, i) + term[i + 1] + term[i] + term.slice(i + 2),
  );
}

/** Removes duplicate lookups; the heavier one stays. */
function uniqueTerms(terms: readonly PlannedTerm[]): PlannedTerm[] {
  const byTerm = new Map<string, PlannedTerm>();
  for (const term of terms) {
    const other = byTerm.get(term.term);
    if (!other || other.weight < term.weight) byTerm.set(term.term, term);
  }
  return [...byTerm.values()];
}
