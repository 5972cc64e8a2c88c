import { useState } from 'react';
import { useConfigure, useInstantSearch, useSearchBox } from 'react-instantsearch';
import type { Locale } from '../../model/locale';
import { SEARCH } from '../../site/limits';
import { searchParameters } from '../../site/search';
import type { SearchAnswer } from './engine';
import type { SearchStatus } from './searchBoxState';

export interface EngineState {
  /** The last answer; null before the first one. */
  answer: SearchAnswer | null;
  status: SearchStatus;
  search: (query: string) => void;
}

/** What the search engine says, and a way to ask it. */
export function useEngine(locale: Locale): EngineState {
  const [parameters] = useState(() => {
    const isSmall = window.matchMedia(`(max-width: ${SEARCH.smallScreenMaxPx}px)`).matches;
    return searchParameters(locale, isSmall);
  });
  useConfigure(parameters);
  const { refine } = useSearchBox();
  const { results, status } = useInstantSearch({ catchError: true });
  const answer = (results?._rawResults?.[0] as SearchAnswer | undefined) ?? null;
  return { answer, status, search: refine };
}
