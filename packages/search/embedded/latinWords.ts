import { editDistance } from '@idmp/model';
import { stemmer } from 'stemmer';

/** Ways from a typed word to words of the index that it may stand for. */
export interface LatinWords {
  /** Words with a prefix, shortest first. */
  completions: (start: string) => string[];
  /** Other forms of a word: `deleting` and `delete`, `colour` and `color`. */
  forms: (word: string) => readonly string[];
  /** Words within the given number of typos. */
  similar: (word: string, errors: number) => { term: string; errors: number }[];
}

/** Maximum number of completions per prefix. */
const COMPLETIONS_MAX = 64;
const PLAIN_WORD = /^[a-z]{3,}$/;

/** Prepares lookups among the words of an index. */
export function latinWords(list: () => readonly string[]): LatinWords {
  // On the first query, as opening the index must be quick.
  let sorted: readonly string[] | undefined;
  const words = (): readonly string[] => (sorted ??= list().toSorted((a, b) => a.length - b.length));
  const letterSets: number[] = [];
  let stems: ReadonlyMap<string, readonly string[]> | undefined;
  const forms = (word: string): readonly string[] => {
    stems ??= groupByStem(words());
    return PLAIN_WORD.test(word) ? (stems.get(stemOf(word)) ?? []).filter((term) => term !== word) : [];
  };
  return {
    forms,
    completions: (start) => {
      const found: string[] = [];
      for (const term of words()) {
        if (term.length > start.length && term.startsWith(start)) found.push(term);
        if (found.length === COMPLETIONS_MAX) break;
      }
      return found;
    },
    similar: (word, most) => {
      const found: { term: string; errors: number }[] = [];
      const letters = letterSet(word);
      words().forEach((term, i) => {
        if (term[0] !== word[0] || Math.abs(term.length - word.length) > most) return;
        // A typo changes at most two letters of the set, and counting them is much faster than computing the distance.
        const other = (letterSets[i] ??= letterSet(term));
        if (bitCount(letters ^ other) > 2 * most) return;
        const errors = editDistance(word, term, most + 1);
        if (errors <= most) found.push({ term, errors });
      });
      return found;
    },
  };
}

/** Groups words by stem. */
function groupByStem(words: readonly string[]): Map<string, string[]> {
  const stems = new Map<string, string[]>();
  for (const word of words) {
    if (!PLAIN_WORD.test(word)) continue;
    const stem = stemOf(word);
    const list = stems.get(stem);
    if (list) list.push(word);
    else stems.set(stem, [word]);
  }
  return stems;
}

/** Character set of a word as a bit mask; some characters share a bit. */
function letterSet(word: string): number {
  let bits = 0;
  for (let i = 0; i < word.length; i += 1) bits |= 1 << (word.charCodeAt(i) & 31);
  return bits;
}

function bitCount(bits: number): number {
  let count = 0;
  for (let rest = bits; rest !== 0; rest &= rest - 1) count += 1;
  return count;
}

/** British spellings and their American form. */
const SPELLINGS: readonly [british: RegExp, american: string][] = [
  [/(?<=[iy])s(?=(?:e|ed|er|ing|ation)$)/, 'z'],
  [/(?<=..)our(?=(?:ed|ing|ite|al)?$)/, 'or'],
  [/(?<=..)tre$/, 'ter'],
  [/ogue$/, 'og'],
  [/ense$/, 'ence'],
  [/mme$/, 'm'],
];

/** Stem that the forms of an English word share, in British and American spelling. */
export function stemOf(word: string): string {
  return stemmer(SPELLINGS.reduce((text, [british, american]) => text.replace(british, american), word));
}
