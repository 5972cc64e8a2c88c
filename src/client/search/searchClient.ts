import type { Locale } from '../../model/locale';
import { SEARCH } from '../../site/limits';
import { settings, type AlgoliaSettings } from '../../site/settings';
import { EMBEDDED_INDEX_NAME } from '../../site/storageKeys';
import { createEmbeddedEngine, type EmbeddedIndex } from './embeddedEngine';
import { emptyAnswer, type SearchEngine } from './engine';
import { loadEmbeddedIndex } from './loadEmbeddedIndex';
import { fetchSearchFiles } from './searchFiles';
import { withDebounce } from './withDebounce';
import { withFallback } from './withFallback';

/** Everything a search dialog asks: hits, and the index of the site for suggestions. */
export interface SiteSearch extends SearchEngine {
  /** Name of the index in requests and storage keys. */
  indexName: string;
  isHosted: boolean;
  loadIndex: () => Promise<EmbeddedIndex>;
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
  const loadIndex = onceUntilFailure(async () =>
    loadEmbeddedIndex(locale, await fetchSearchFiles(locale, pathPrefix)),
  );
  const embedded = createEmbeddedEngine(loadIndex);
  const engine = algolia ? withFallback(hostedEngine(algolia), embedded, FALLBACK) : embedded;
  return {
    indexName: algolia?.index ?? EMBEDDED_INDEX_NAME,
    isHosted: algolia !== null,
    loadIndex,
    search: answeringEmptyQueries(engine).search,
  };
}

const FALLBACK = { restMs: SEARCH.hostDownMs, isOnline: () => navigator.onLine };

/** The hosted service, whose client is loaded at the first search. */
function hostedEngine(algolia: AlgoliaSettings): SearchEngine {
  const load = onceUntilFailure(async () => {
    const { createAlgoliaEngine } = await import('./algoliaEngine');
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
