import type MiniSearch from 'minisearch';
import type { Locale } from '../../../../model/locale';
import type { IndexedSection } from '../../../../model/searchIndex';
import type { SearchSection } from '../../../../model/searchSections';
import { SEARCH } from '../../../../site/limits';
import { SEARCH_SYNONYMS } from '../../../../site/searchSynonyms';
import { toHits, type FoundSection } from './embeddedAnswer';
import { emptyAnswer, type SearchAnswer, type SearchEngine, type SearchRequest } from '../engine';
import { matchesFacets } from './facetFilters';
import { ownWording } from './ownWording';
import { planQuery, type Vocabulary } from './queryPlan';
import { rankSections, type RankedSection } from './rankSections';

/** The loaded index of one language. */
export interface EmbeddedIndex {
  locale: Locale;
  index: MiniSearch<IndexedSection>;
  sections: readonly SearchSection[];
  vocabulary: Vocabulary;
}

/** Engine over the index that comes with the site. */
export function createEmbeddedEngine(embedded: EmbeddedIndex): SearchEngine {
  return {
    search: async (requests) => ({ results: requests.map((request) => answer(embedded, request)) }),
  };
}

/** Sections of an index that answer a query, the best first. */
export function findSections(embedded: EmbeddedIndex, query: string): RankedSection[] {
  const { locale, index, sections, vocabulary } = embedded;
  const rank = (text: string): RankedSection[] => {
    const plan = planQuery(text, vocabulary);
    return plan.terms.length === 0 ? [] : rankSections(index, sections, plan);
  };
  const own = ownWording(query, SEARCH_SYNONYMS[locale]);
  return own === null ? rank(query) : mergeRanked(rank(query), rank(own));
}

/** Sections of either list, each with its better score, the best first. */
function mergeRanked(a: readonly RankedSection[], b: readonly RankedSection[]): RankedSection[] {
  const byId = new Map(a.map((section) => [section.id, section]));
  for (const section of b) {
    const other = byId.get(section.id);
    const score = Math.max(section.score, other?.score ?? 0);
    byId.set(section.id, { ...section, score, match: { ...other?.match, ...section.match } });
  }
  return [...byId.values()].sort((x, y) => y.score - x.score || x.id - y.id);
}

function answer(embedded: EmbeddedIndex, request: SearchRequest): SearchAnswer {
  const started = performance.now();
  const { query = '', page = 0, hitsPerPage = SEARCH.hitsPerPage, facetFilters } = request.params ?? {};
  const found = findSections(embedded, query).flatMap((ranked): FoundSection[] => {
    const section = embedded.sections[ranked.id];
    const isWanted = section && matchesFacets(facetsOf(embedded.locale, section), facetFilters);
    return isWanted ? [{ section, ranked }] : [];
  });
  const shown = found.slice(page * hitsPerPage, (page + 1) * hitsPerPage);
  return {
    ...emptyAnswer(request),
    hits: toHits(shown, request.params ?? {}),
    nbHits: found.length,
    page,
    nbPages: Math.ceil(found.length / hitsPerPage),
    hitsPerPage,
    processingTimeMS: Math.round(performance.now() - started),
  };
}

function facetsOf(locale: Locale, { tags }: SearchSection): Record<string, readonly string[]> {
  return { language: [locale], docusaurus_tag: tags };
}
