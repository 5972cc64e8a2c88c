import { useInstantSearchContext, InstantSearch, useConfigure, useSearchBox } from 'react-instantsearch';
import { type SearchAnswer, searchParameters, type SiteSearch } from '@idmp/search/client';
import { createContext, useContext, useMemo, useState, useSyncExternalStore, type ReactNode } from 'react';
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

/** Engine state for `useSyncExternalStore`. */
interface EngineStore {
  read: () => EngineState;
  listen: (onChange: () => void) => () => void;
}

type LibrarySearch = ReturnType<typeof useInstantSearchContext>;

/** Wraps the library's search state as an external store. */
function createEngineStore(search: LibrarySearch): EngineStore {
  let state = readState(search);
  return {
    read: () => state,
    listen: (onChange) => {
      const onRender = (): void => {
        const next = readState(search);
        if (next.answer === state.answer && next.status === state.status) return;
        state = next;
        onChange();
      };
      // Without a listener, the library throws errors.
      const onError = (): void => undefined;
      search.addListener('render', onRender);
      search.addListener('error', onError);
      onRender();
      return () => {
        search.removeListener('render', onRender);
        search.removeListener('error', onError);
      };
    },
  };
}

function readState({ mainIndex, status }: LibrarySearch): EngineState {
  // The library's results have all fields of the engine's answer.
  return { answer: mainIndex.getResults() as SearchAnswer | null, status };
}

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
