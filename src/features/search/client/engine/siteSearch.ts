import { type Locale, memoizeUntilFailure } from '@idmp/model';
import { SEARCH } from '../../model/searchLimits';
import { settings, type AlgoliaSettings } from '../../../../settings/settings';
import { EMBEDDED_INDEX_NAME } from '../../../../settings/storageKeys';
import { loadEmbeddedEngine } from './embedded/loadEmbeddedEngine';
import type { SearchEngine } from './engine';
import { withDebounce, withEmptyQueries, withFallback } from './engineWrappers';
import { withOwnRanking, type OwnEngine } from './ownRanking';

/** Search of a language, as used by the dialog. */
export interface SiteSearch extends SearchEngine {
  /** Name of the index in requests and storage keys. */
  indexName: string;
  /** Suggestions for a query without results, from the embedded index regardless of the engine. */
  suggest: (query: string) => Promise<string[]>;
}

/** Hosted search, ranked by the embedded index and with it as fallback, if configured; otherwise embedded search. */
export function createSiteSearch(
  locale: Locale,
  algolia: AlgoliaSettings | null = settings.algolia,
): SiteSearch {
  const embedded = embeddedEngine(locale);
  const engine = algolia
    ? withFallback(withOwnRanking(hostedEngine(algolia), embedded), embedded, FALLBACK)
    : embedded;
  return {
    indexName: algolia?.index ?? EMBEDDED_INDEX_NAME,
    search: withEmptyQueries(engine).search,
    suggest: async (query) => (await loadEmbeddedEngine(locale)).suggest(query),
  };
}

/** The site's own engine; once loaded, it is asked in the task of the key, before the page renders. */
function embeddedEngine(locale: Locale): OwnEngine {
  let loaded: SearchEngine | undefined;
  const load = async (): Promise<SearchEngine> => (loaded ??= await loadEmbeddedEngine(locale));
  return {
    isLoaded: () => loaded !== undefined,
    load: async () => void (await load()),
    search: async (requests) => {
      try {
        return await (loaded ?? (await load())).search(requests);
      } catch (error) {
        // It may be broken: the next search asks for it again.
        loaded = undefined;
        throw error;
      }
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
