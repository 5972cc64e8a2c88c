import { tokenize } from '../model/searchTokens';
import { findSections, type EmbeddedIndex, type Wanted } from './embeddedIndex';
import { type Locale, ownValue } from '@idmp/model';
import type { SearchSection } from '../model/searchSections';
import { SEARCH } from '../model/searchLimits';
import {
  emptyAnswer,
  type Definition,
  type SearchAnswer,
  type SearchEngine,
  type SearchParams,
  type SearchRequest,
} from '../engine/engine';
import { toHit } from './toHit';

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

/** Embedded search: hits, and suggestions for queries without results. */
export interface EmbeddedEngine extends SearchEngine {
  suggest: (query: string) => string[];
}

/** Search engine for the site's own index. */
export function createEmbeddedEngine(index: EmbeddedIndex): EmbeddedEngine {
  return {
    search: async (requests) => {
      const asked = requests.map(({ params }) => params?.query ?? '');
      // Loaded on demand: the table is large, and few readers use traditional characters.
      const isKnown = asked.every(index.terms.knowsCharacters);
      const simplify = !isKnown ? (await import('../model/simplified')).simplified : (query: string) => query;
      return { results: requests.map((request, i) => answer(index, request, simplify(asked[i] ?? ''))) };
    },
    suggest: (query) => suggestQueries(index, query, SEARCH.suggestionsMax),
  };
}

function answer(embedded: EmbeddedIndex, request: SearchRequest, query: string): SearchAnswer {
  const started = performance.now();
  const { page = 0, hitsPerPage = SEARCH.hitsPerPage, facetFilters } = request.params ?? {};
  const { ranked, matches, wanted } = findSections(embedded, query);
  const found = ranked.filter(({ id }) => {
    const section = embedded.sections[id];
    return section && matchesFacets(facetsOf(embedded.locale, section), facetFilters);
  });
  const hits = found.slice(page * hitsPerPage, (page + 1) * hitsPerPage).flatMap(({ id }) => {
    const section = embedded.sections[id];
    return section ? [toHit({ section, match: matches(id) }, wanted, request.params)] : [];
  });
  return {
    ...emptyAnswer(request),
    hits,
    ...definitionOf(embedded, query),
    nbHits: found.length,
    page,
    nbPages: Math.ceil(found.length / hitsPerPage),
    hitsPerPage,
    processingTimeMS: Math.round(performance.now() - started),
  };
}

const NOTHING: Wanted = { typed: new Set(), synonyms: [] };

function definitionOf({ define }: EmbeddedIndex, query: string): { definition?: Definition } {
  const found = define(query);
  if (!found) return {};
  const { term, text, section } = found;
  return { definition: { term, text, source: toHit({ section, match: {} }, NOTHING) } };
}

function facetsOf(locale: Locale, { tags }: SearchSection): Record<string, readonly string[]> {
  return { language: [locale], docusaurus_tag: tags };
}

/** Whether facets match filters such as `["language:en", ["tag:a", "tag:b"]]`: outer entries are ANDed, nested ones ORed. */
export function matchesFacets(
  facets: Readonly<Record<string, readonly string[]>>,
  filters: SearchParams['facetFilters'] = [],
): boolean {
  const groups = typeof filters === 'string' ? [filters] : filters;
  return groups.every((group) =>
    (typeof group === 'string' ? [group] : group).some((filter) => passes(facets, filter)),
  );
}

function passes(facets: Readonly<Record<string, readonly string[]>>, filter: string): boolean {
  const colon = filter.indexOf(':');
  const value = filter.slice(colon + 1);
  const values = ownValue(facets, filter.slice(0, colon)) ?? [];
  // A leading minus excludes the value.
  return value.startsWith('-') ? !values.includes(value.slice(1)) : values.includes(value);
}
