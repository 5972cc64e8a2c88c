import { isHan } from '../../../../model/searchTokens';
import type { SearchSynonym } from '../../../../site/searchSynonyms';

/** A query in the site's own words; null when none of its words has another one. */
export function ownWording(query: string, synonyms: readonly SearchSynonym[]): string | null {
  const asked = query.normalize('NFKC').toLowerCase();
  const own = synonyms.reduce((text, [other, word]) => text.replace(patternOf(other), word), asked);
  return own === asked ? null : own;
}

/** Latin words as a whole, in the singular or plural; Chinese ones wherever they stand. */
function patternOf(word: string): RegExp {
  const letters = word.replaceAll(' ', '\\s+');
  return new RegExp(isHan(word) ? letters : `\\b${letters}s?\\b`, 'g');
}
