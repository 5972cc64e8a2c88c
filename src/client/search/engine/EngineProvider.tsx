import { createContext, useContext, useState, type ReactNode } from 'react';
import { useConfigure, useSearchBox } from 'react-instantsearch';
import type { Locale } from '../../../model/locale';
import { SEARCH } from '../../../site/limits';
import { searchParameters } from '../../../site/search';

type AskEngine = (query: string) => void;

const AskEngineContext = createContext<AskEngine>(() => undefined);

/**
 * Parameters and query of the library's search. It stands over the panel, not in it:
 * the library draws it anew with every change of status, and what is below stays as it is.
 */
export function EngineProvider({ locale, children }: { locale: Locale; children: ReactNode }) {
  const [parameters] = useState(() => {
    const isSmall = window.matchMedia(`(max-width: ${SEARCH.smallScreenMaxPx}px)`).matches;
    return searchParameters(locale, isSmall);
  });
  useConfigure(parameters);
  const { refine } = useSearchBox();
  return <AskEngineContext.Provider value={refine}>{children}</AskEngineContext.Provider>;
}

/** Asks the engine for a query. */
export function useAskEngine(): AskEngine {
  return useContext(AskEngineContext);
}
