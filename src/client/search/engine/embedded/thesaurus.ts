import { isHan } from '../../../../model/searchTokens';
import type { Synonyms } from '../../../../model/synonyms';
import { isInWord, normalizeText } from './phrases';

/** Another wording of a part of a query. */
export interface OtherWording {
  text: string;
  /** What a match in these words is worth beside one in the reader's own. */
  weight: number;
}

/** A part of a query; one that the thesaurus knows has other wordings. */
export interface QueryPart {
  text: string;
  others: readonly OtherWording[];
}

/** Splits a query into the terms of a thesaurus and what stands between them. */
export type Thesaurus = (query: string) => QueryPart[];

/** Worth of a word that means the same. */
export const SAME_WEIGHT = 0.8;
const NARROWER_WEIGHT = 0.5;

/** Prepares the synonyms of a language: every word of a group stands for the others; a narrower one for its own word only. */
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

  /** The longest term of the thesaurus at a position; Latin ones only as whole words. */
  function termAt(text: string, start: number): string | undefined {
    if (isInWord(text, start)) return undefined;
    for (let end = Math.min(text.length, start + longest + 1); end > start; end -= 1)
      if (!isInWord(text, end) && known(text.slice(start, end))) return text.slice(start, end);
    return undefined;
  }

  return (query) => {
    const text = normalizeText(query);
    const whole = text.replaceAll(' ', '');
    // Latin letters of a transcription may be typed apart.
    if (!known(text) && !isHan(whole) && known(whole)) return [{ text, others: othersOf(whole) }];
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
