import type MiniSearch from 'minisearch';
import type { Locale } from '../../model/locale';
import type { IndexedSection } from '../../model/searchIndex';
import type { SearchSection } from '../../model/searchSections';
import { SEARCH } from '../../site/limits';
import { toHit } from './embeddedAnswer';
import { emptyAnswer, type SearchAnswer, type SearchEngine, type SearchRequest } from './engine';
import { matchesFacets } from './facetFilters';
import { planQuery, type Vocabulary } from './queryPlan';
import { rankSections, type RankedSection } from './rankSections';

/** The loaded index of one language. */
export interface EmbeddedIndex {
  locale: Locale;
  index: MiniSearch<IndexedSection>;
  sections: readonly SearchSection[];
  vocabulary: Vocabulary;
}

/** Engine over the index that comes with the site; it is loaded at the first search, once. */
export function createEmbeddedEngine(load: () => Promise<EmbeddedIndex>): SearchEngine {
  return {
    search: async (requests) => {
      const embedded = await load();
      return { results: requests.map((request) => answer(embedded, request)) };
    },
  };
}

/** Sections of an index that answer a query, the best first. */
export function findSections({ index, sections, vocabulary }: EmbeddedIndex, query: string): RankedSection[] {
  const plan = planQuery(query, vocabulary);
  return plan.terms.length === 0 ? [] : rankSections(index, sections, plan);
}

function answer(embedded: EmbeddedIndex, request: SearchRequest): SearchAnswer {
  const started = performance.now();
  const { query = '', page = 0, hitsPerPage = SEARCH.hitsPerPage, facetFilters } = request.params ?? {};
  const found = findSections(embedded, query).flatMap((ranked) => {
    const section = embedded.sections[ranked.id];
    const isWanted = section && matchesFacets(facetsOf(embedded.locale, section), facetFilters);
    return isWanted ? [{ section, ranked }] : [];
  });
  const shown = found.slice(page * hitsPerPage, (page + 1) * hitsPerPage);
  return {
    ...emptyAnswer(request),
    hits: shown.map(({ section, ranked }) => toHit(section, ranked, request.params ?? {})),
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
