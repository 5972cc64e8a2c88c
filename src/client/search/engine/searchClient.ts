import type { Locale } from '../../../model/locale';
import { SEARCH } from '../../../site/limits';
import { settings, type AlgoliaSettings } from '../../../site/settings';
import { EMBEDDED_INDEX_NAME } from '../../../site/storageKeys';
import type { EmbeddedSearch } from './embedded/embeddedSearch';
import { emptyAnswer, type SearchEngine } from './engine';
import { loadEmbeddedPart } from './embedded/loadEmbeddedPart';
import { fetchSearchFiles } from './embedded/searchFiles';
import { withDebounce } from './hosted/withDebounce';
import { withFallback } from './hosted/withFallback';

/** Everything a search dialog asks: hits, and the search of the site itself for suggestions. */
export interface SiteSearch extends SearchEngine {
  /** Name of the index in requests and storage keys. */
  indexName: string;
  isHosted: boolean;
  loadEmbedded: () => Promise<EmbeddedSearch>;
}

export interface SiteSearchOptions {
  locale: Locale;
  pathPrefix: string;
  algolia?: AlgoliaSettings | null;
}

/** The search of a language: hosted when the settings say so, with the embedded index behind it; else that index alone. */
export function createSiteSearch({
  locale,
  pathPrefix,
  algolia = settings.algolia,
}: SiteSearchOptions): SiteSearch {
  const loadEmbedded = onceUntilFailure(async () => {
    const [part, files] = await Promise.all([loadEmbeddedPart(), fetchSearchFiles(locale, pathPrefix)]);
    return part.createEmbeddedSearch(locale, files);
  });
  const embedded: SearchEngine = { search: async (requests) => (await loadEmbedded()).search(requests) };
  const engine = algolia ? withFallback(hostedEngine(algolia), embedded, FALLBACK) : embedded;
  return {
    indexName: algolia?.index ?? EMBEDDED_INDEX_NAME,
    isHosted: algolia !== null,
    loadEmbedded,
    search: answeringEmptyQueries(engine).search,
  };
}

const FALLBACK = { restMs: SEARCH.hostDownMs, isOnline: () => navigator.onLine };

/** The hosted service, whose client is loaded at the first search. */
function hostedEngine(algolia: AlgoliaSettings): SearchEngine {
  const load = onceUntilFailure(async () => {
    const { createAlgoliaEngine } = await import('./hosted/algoliaEngine');
    return createAlgoliaEngine(algolia);
  });
  return withDebounce({ search: async (requests) => (await load()).search(requests) }, SEARCH.debounceMs);
}

/** Searches for nothing find nothing, without asking anybody. */
function answeringEmptyQueries(engine: SearchEngine): SearchEngine {
  return {
    search: async (requests) =>
      requests.every(({ params }) => !params?.query?.trim())
        ? { results: requests.map(emptyAnswer) }
        : engine.search(requests),
  };
}

/** A load that is done once; after a failure the next call tries anew. */
function onceUntilFailure<T>(load: () => Promise<T>): () => Promise<T> {
  let loaded: Promise<T> | undefined;
  return () => {
    if (!loaded) {
      loaded = load();
      loaded.catch(() => {
        loaded = undefined;
      });
    }
    return loaded;
  };
}
