import { type Locale, memoizeUntilFailure } from '@idmp/model';
import { SEARCH } from '../model/searchLimits';
import type { HostedIndex } from '../model/search';
import { loadEmbeddedEngine } from '../embedded/loadEmbeddedEngine';
import type { SearchEngine } from './engine';
import { withDebounce, withEmptyQueries, withFallback } from './engineWrappers';

/** Search of a language, as used by the dialog. */
export interface SiteSearch extends SearchEngine {
  /** Name of the index in requests and storage keys. */
  indexName: string;
  /** Suggestions for a query without results, from the embedded index regardless of the engine. */
  suggest: (query: string) => Promise<string[]>;
}

export interface SiteSearchOptions {
  locale: Locale;
  /** Address of the folder with the embedded index, with a slash at its end. */
  folder: string;
  /** Name of the embedded index. */
  indexName: string;
  /** Hosted index to ask first; null for none. */
  hosted: HostedIndex | null;
}

/** Hosted search with the embedded index as fallback, if configured; otherwise embedded search. */
export function createSiteSearch({ locale, folder, indexName, hosted }: SiteSearchOptions): SiteSearch {
  const embedded: SearchEngine = {
    search: async (requests) => (await loadEmbeddedEngine(locale, folder)).search(requests),
  };
  const engine = hosted ? withFallback(hostedEngine(hosted), embedded, FALLBACK) : embedded;
  return {
    indexName: hosted?.index ?? indexName,
    search: withEmptyQueries(engine).search,
    suggest: async (query) => (await loadEmbeddedEngine(locale, folder)).suggest(query),
  };
}

const FALLBACK = { restMs: SEARCH.hostDownMs, isOnline: () => navigator.onLine };

/** The hosted service; its client is loaded on the first search. */
function hostedEngine(hosted: HostedIndex): SearchEngine {
  const load = memoizeUntilFailure<void, SearchEngine>(async () => {
    const { createHostedEngine } = await import('../hosted/hostedEngine');
    return createHostedEngine(hosted);
  });
  return withDebounce({ search: async (requests) => (await load()).search(requests) }, SEARCH.debounceMs);
}
