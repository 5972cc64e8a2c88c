import type { Synonyms } from '../model/synonyms';
import { isInWord, normalizeText } from './queryPlan';

/** Alternative wording of a query part. */
export interface OtherWording {
  text: string;
  /** Match weight relative to the original wording. */
  weight: number;
}

/** Part of a query; known terms have alternative wordings. */
export interface QueryPart {
  text: string;
  others: readonly OtherWording[];
}

/** Splits a query into known terms and the text between them. */
export type Thesaurus = (query: string) => QueryPart[];

/** Weight of a synonym. */
export const SAME_WEIGHT = 0.9;
const NARROWER_WEIGHT = 0.5;

/** Prepares a language's synonyms: words of a group are interchangeable; narrower terms expand to broader ones only. */
export function createThesaurus(synonyms: readonly Synonyms[]): Thesaurus {
  const groups = synonyms.map(({ own, others, isNarrower = false }) => ({
    words: [own, ...others].map(normalizeText),
    isNarrower,
  }));
  const groupsOf = new Map<string, number[]>();
  groups.forEach(({ words, isNarrower }, number) => {
    for (const word of isNarrower ? words.slice(1) : words) {
      const list = groupsOf.get(word);
      if (list) list.push(number);
      else groupsOf.set(word, [number]);
    }
  });
  const longest = [...groupsOf.keys()].reduce((most, { length }) => Math.max(most, length), 0);
  const othersOf = (word: string): OtherWording[] =>
    (groupsOf.get(word) ?? []).flatMap((number) => {
      const { words = [], isNarrower = false } = groups[number] ?? {};
      const weight = isNarrower ? NARROWER_WEIGHT : SAME_WEIGHT;
      return words.flatMap((text) => (text === word ? [] : { text, weight }));
    });
  const known = (word: string): string | undefined =>
    [word, word.replace(/s$/, '')].find((form) => groupsOf.has(form));

  /** Longest known term at a position; Latin terms must be whole words. */
  function termAt(text: string, start: number): string | undefined {
    if (isInWord(text, start)) return undefined;
    for (let end = Math.min(text.length, start + longest + 1); end > start; end -= 1)
      if (!isInWord(text, end) && known(text.slice(start, end))) return text.slice(start, end);
    return undefined;
  }

  return (query) => {
    const text = normalizeText(query);
    const parts: QueryPart[] = [];
    let from = 0;
    const addRest = (end: number): void => {
      if (text.slice(from, end).trim()) parts.push({ text: text.slice(from, end), others: [] });
    };
    for (let at = 0; at < text.length;) {
      const term = termAt(text, at);
      if (term === undefined) {
        at += 1;
        continue;
      }
      addRest(at);
      at += term.length;
      from = at;
      parts.push({ text: term, others: othersOf(known(term) ?? '') });
    }
    addRest(text.length);
    return parts;
  };
}
