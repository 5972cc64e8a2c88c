import { tokenize } from '../model/searchTokens';
import { findSections, type EmbeddedIndex } from './embeddedIndex';

/** Titles that share less with the query are not meant by it. */
const NEARNESS_MIN = 0.2;

/**
 * Suggests page titles similar to a query without results, most similar first; all of them have results.
 * Similarity is the fraction of shared bigrams.
 */
export function suggestQueries(embedded: EmbeddedIndex, query: string, max: number): string[] {
  const wanted = letterPairs(query);
  const titles = new Set(
    embedded.sections.flatMap(({ level, hierarchy }) => (level === 1 && hierarchy[1] ? [hierarchy[1]] : [])),
  );
  const nearest = [...titles]
    .map((title) => ({ title, nearness: nearness(wanted, letterPairs(title)) }))
    .filter(({ nearness: share }) => share >= NEARNESS_MIN)
    .sort((a, b) => b.nearness - a.nearness);
  const found: string[] = [];
  for (const { title } of nearest) {
    if (found.length === max) break;
    if (tokenize(title).length > 0 && findSections(embedded, title).ranked.length > 0) found.push(title);
  }
  return found;
}

function letterPairs(text: string): Set<string> {
  const letters = [...text.normalize('NFKC').toLowerCase()].filter((letter) => /[\p{L}\p{N}]/u.test(letter));
  return new Set(
    letters.length < 2 ? letters : letters.slice(1).map((letter, i) => `${letters[i]}${letter}`),
  );
}

/** Dice coefficient of two sets. */
function nearness(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  const common = [...a].filter((pair) => b.has(pair)).length;
  return (2 * common) / (a.size + b.size || 1);
}
