import { createContext, useContext, useMemo, useState, useSyncExternalStore, type ReactNode } from 'react';
import { InstantSearch, useConfigure, useInstantSearchContext, useSearchBox } from 'react-instantsearch';
import type { SearchClient } from 'instantsearch.js';
import type { Locale } from '@idmp/model';
import { DIALOG } from '../dialogLimits';
import { searchParameters, type SiteSearch } from '@idmp/search/client';
import { createEngineStore, type EngineState } from './engineState';
import { searchedVersion, versionHere } from '../versions';
import { settings } from '../../../../settings/settings';

interface EngineProviderProps {
  locale: Locale;
  search: SiteSearch;
  /** The query to start with. */
  query: string;
  children: ReactNode;
}

const SearchContext = createContext<(query: string) => void>(() => undefined);

/** Connects what is below it to the library's search, which orders answers and notices stalled ones. */
export function EngineProvider({ locale, search, query, children }: EngineProviderProps) {
  return (
    <InstantSearch
      searchClient={search as unknown as SearchClient}
      indexName={search.indexName}
      initialUiState={{ [search.indexName]: { query } }}
      stalledSearchDelay={DIALOG.stallMs}
      insights={false}
      future={{ preserveSharedStateOnUnmount: true }}
    >
      <Configuration locale={locale}>{children}</Configuration>
    </InstantSearch>
  );
}

/** The library re-renders this with every change of status; what is below re-renders only on an answer. */
function Configuration({ locale, children }: Pick<EngineProviderProps, 'locale' | 'children'>) {
  const [isSmall] = useState(() => window.matchMedia(`(max-width: ${DIALOG.smallScreenMaxEm}em)`).matches);
  const version = versionHere()?.name;
  useConfigure(
    useMemo(
      () =>
        searchParameters(locale, {
          smallScreen: isSmall,
          latest: searchedVersion(),
          ...(version && { version }),
          clickAnalytics: settings.searchEvents,
        }),
      [locale, isSmall, version],
    ),
  );
  const { refine } = useSearchBox();
  return <SearchContext.Provider value={refine}>{children}</SearchContext.Provider>;
}

export interface Engine extends EngineState {
  search: (query: string) => void;
}

/** State of the search engine, and the way to ask it. */
export function useEngine(): Engine {
  const library = useInstantSearchContext();
  const store = useMemo(() => createEngineStore(library), [library]);
  return { ...useSyncExternalStore(store.listen, store.read), search: useContext(SearchContext) };
}
