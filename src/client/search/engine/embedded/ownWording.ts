import { isHan } from '../../../../model/searchTokens';
import type { Synonyms } from '../../../../model/synonyms';

/** A query in the site's own words. */
export interface OwnWording {
  text: string;
  /** What a match in these words is worth beside one in the reader's own. */
  weight: number;
}

/** Rewrites a query with the site's own words; null when no synonym applies. */
export type Reword = (query: string) => OwnWording | null;

const SAME_WEIGHT = 0.9;
const NARROWER_WEIGHT = 0.7;

interface Replacement {
  own: string;
  weight: number;
}

/** Prepares the synonyms of a language, so that a query is read once however many there are. */
export function createReword(synonyms: readonly Synonyms[]): Reword {
  const replacements = replacementsOf(synonyms);
  if (replacements.size === 0) return () => null;
  const pattern = patternOf([...replacements.keys()]);
  return (query) => {
    const asked = normal(query);
    let weight = SAME_WEIGHT;
    const text = asked.replace(pattern, (found: string) => {
      const replacement = replacements.get(found) ?? replacements.get(found.replace(/s$/, ''));
      if (!replacement) return found;
      weight = Math.min(weight, replacement.weight);
      return isHan(found) === isHan(replacement.own) ? replacement.own : ` ${replacement.own} `;
    });
    return text === asked ? null : { text: text.replace(/\s+/g, ' ').trim(), weight };
  };
}

/** Each word with its replacement: itself for the site's own words, so that no part of them is replaced. */
function replacementsOf(synonyms: readonly Synonyms[]): Map<string, Replacement> {
  const replacements = new Map<string, Replacement>();
  const add = (word: string, own: string, weight: number): void => {
    if (!replacements.has(word)) replacements.set(word, { own, weight });
  };
  for (const { own } of synonyms) add(normal(own), normal(own), 1);
  for (const narrower of [false, true])
    for (const { own, others, isNarrower = false } of synonyms)
      if (isNarrower === narrower)
        for (const other of others) add(normal(other), normal(own), narrower ? NARROWER_WEIGHT : SAME_WEIGHT);
  return replacements;
}

/** Matches Latin words as a whole, in the singular or plural, and Chinese ones anywhere; longer ones first. */
function patternOf(words: readonly string[]): RegExp {
  const sorted = [...words].sort((a, b) => b.length - a.length);
  const listOf = (list: readonly string[]): string => list.map(escape).join('|') || '(?!)';
  const han = listOf(sorted.filter(isHan));
  const latin = listOf(sorted.filter((word) => !isHan(word)));
  return new RegExp(`${han}|(?<![a-z0-9])(?:${latin})s?(?![a-z0-9])`, 'g');
}

function escape(word: string): string {
  return word.replace(/[.*+?^${}()|[\]\\/-]/g, '\\$&');
}

function normal(text: string): string {
  return text.normalize('NFKC').toLowerCase().replace(/\s+/g, ' ').trim();
}
