import type { SearchSection } from '../model/searchSections';
import { isHan, queryTerms, tokenize, type QueryTerm } from '../model/searchTokens';
import type { TermIndex } from './termIndex';
import type { Thesaurus } from './thesaurus';

/** Bonus for an exact match of the query in the heading, and in the text. */
const HEADING_PHRASE = 1.5;
const TEXT_PHRASE = 2;
/** Shorter queries occur in every text. */
const PHRASE_MIN_CHARS = 2;

/** Normalizes text for phrase matching: lower case, half width, single spaces. */
export function normalizeText(text: string): string {
  return text.normalize('NFKC').toLowerCase().replace(/\s+/g, ' ').trim();
}

const WORD_CHARACTER = /[a-z0-9]/;

/** Whether a lowercased text contains a phrase as whole words, in singular or plural. */
export function hasPhrase(text: string, phrase: string): boolean {
  const stem = phrase.replace(/(?<=...)s$/, '');
  for (let at = text.indexOf(stem); at >= 0; at = text.indexOf(stem, at + 1)) {
    const end = at + stem.length;
    if (!isInWord(text, at) && !isInWord(text, text[end] === 's' ? end + 1 : end)) return true;
  }
  return false;
}

/** Whether a position is inside a Latin word, between two letters or digits. */
export function isInWord(text: string, position: number): boolean {
  return WORD_CHARACTER.test(text[position - 1] ?? '') && WORD_CHARACTER.test(text[position] ?? '');
}

const lowered = new Map<string, string>();

/** Lowercases text; cached, because every key press needs the same texts. */
export function lowerCase(text: string): string {
  let lower = lowered.get(text);
  if (lower === undefined) lowered.set(text, (lower = text.toLowerCase()));
  return lower;
}

/** Bonus for a section that contains the exact query; none where much is named that other pages explain. */
export function phraseBoost(phrase: string, section?: SearchSection): number {
  if (!section || (section.rank ?? 0) < 0 || phrase.length < PHRASE_MIN_CHARS) return 0;
  return (
    (hasPhrase(lowerCase(section.hierarchy.at(-1) ?? ''), phrase) ? HEADING_PHRASE : 0) +
    (hasPhrase(lowerCase(section.content), phrase) ? TEXT_PHRASE : 0)
  );
}

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
  const last = terms.at(-1)?.term;
  const wordOf = ({ term }: QueryTerm): Word =>
    isHan(term) ? hanLookups(term, spoken, index) : lookups(term, term === last, index);
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
  return { units: [...known, ...rest], phrase: normalizeText(query) };
}

function lookups(term: string, isLast: boolean, index: TermIndex): Word {
  const exact: Lookup[] = index.has(term) ? [{ term, weight: 1 }] : [];
  const isCompleted = term.length >= COMPLETED_MIN_CHARS || isLast;
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
