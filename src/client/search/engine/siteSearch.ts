import type { Locale } from '../../../model/locale';
import { memoizeUntilFailure } from '../../../model/memoizeUntilFailure';
import { SEARCH } from '../../../site/limits';
import { settings, type AlgoliaSettings } from '../../../site/settings';
import { EMBEDDED_INDEX_NAME } from '../../../site/storageKeys';
import { loadEmbeddedEngine } from './embedded/loadEmbeddedEngine';
import type { SearchEngine } from './engine';
import { withDebounce, withEmptyQueries, withFallback } from './engineWrappers';

/** Search of a language, as used by the dialog. */
export interface SiteSearch extends SearchEngine {
  /** Name of the index in requests and storage keys. */
  indexName: string;
  /** Suggestions for a query without results, from the embedded index regardless of the engine. */
  suggest: (query: string) => Promise<string[]>;
}

/** Hosted search with embedded fallback if configured, otherwise embedded search. */
export function createSiteSearch(
  locale: Locale,
  algolia: AlgoliaSettings | null = settings.algolia,
): SiteSearch {
  const embedded = embeddedEngine(locale);
  const engine = algolia ? withFallback(hostedEngine(algolia), embedded, FALLBACK) : embedded;
  return {
    indexName: algolia?.index ?? EMBEDDED_INDEX_NAME,
    search: withEmptyQueries(engine).search,
    suggest: async (query) => (await loadEmbeddedEngine(locale)).suggest(query),
  };
}

/** The site's own engine; once loaded, it is asked in the task of the key, before the page renders. */
function embeddedEngine(locale: Locale): SearchEngine {
  let loaded: SearchEngine | undefined;
  return {
    search: async (requests) => {
      loaded ??= await loadEmbeddedEngine(locale);
      return loaded.search(requests);
    },
  };
}

const FALLBACK = { restMs: SEARCH.hostDownMs, isOnline: () => navigator.onLine };

/** The hosted service; its client is loaded on the first search. */
function hostedEngine(algolia: AlgoliaSettings): SearchEngine {
  const load = memoizeUntilFailure<void, SearchEngine>(async () => {
    const { createHostedEngine } = await import('./hosted/hostedEngine');
    return createHostedEngine(algolia);
  });
  return withDebounce({ search: async (requests) => (await load()).search(requests) }, SEARCH.debounceMs);
}
