import { InstantSearch, useConfigure, useInstantSearch, useSearchBox } from 'react-instantsearch';
import { type SearchAnswer, searchParameters, type SiteSearch } from '@idmp/search/client';
import { useState, type ReactNode } from 'react';
import type { SearchClient } from 'instantsearch.js';
import type { Locale } from '@idmp/model';
import { DIALOG } from '../dialogLimits';
import { searchedVersion, versionHere } from '../versions';
import { settings } from '../../../../settings/settings';

export type SearchStatus = 'idle' | 'loading' | 'stalled' | 'error';

/** State of the search engine's responses. */
export interface EngineState {
  /** The last response; null before the first one. */
  answer: SearchAnswer | null;
  status: SearchStatus;
}

interface EngineProviderProps {
  search: SiteSearch;
  /** The query to start with. */
  query: string;
  children: ReactNode;
}

/** Connects what is below it to the library's search, which orders answers and notices stalled ones. */
export function EngineProvider({ search, query, children }: EngineProviderProps) {
  return (
    <InstantSearch
      searchClient={search as unknown as SearchClient}
      indexName={search.indexName}
      initialUiState={{ [search.indexName]: { query } }}
      stalledSearchDelay={DIALOG.stallMs}
      insights={false}
      future={{ preserveSharedStateOnUnmount: true }}
    >
      {children}
    </InstantSearch>
  );
}

export interface Engine extends EngineState {
  search: (query: string) => void;
}

/** State of the search engine, and the way to ask it. */
export function useEngine(locale: Locale): Engine {
  const [parameters] = useState(() => {
    const version = versionHere()?.name;
    return searchParameters(locale, {
      smallScreen: window.matchMedia(`(max-width: ${DIALOG.smallScreenMaxEm}em)`).matches,
      latest: searchedVersion(),
      ...(version && { version }),
      clickAnalytics: settings.searchEvents,
    });
  });
  useConfigure(parameters);
  const { refine } = useSearchBox();
  const { results, status } = useInstantSearch({ catchError: true });
  // The library's results have all fields of the engine's answer.
  const answer = '__isArtificial' in results ? null : (results as unknown as SearchAnswer);
  return { answer, status, search: refine };
}
