import { useCallback, useEffect, useReducer, type Dispatch } from 'react';
import {
  initialBoxState,
  searchBoxReducer,
  type SearchBoxEvent,
  type SearchBoxState,
} from './searchBoxState';
import type { EngineState } from '../engine/useEngine';

export interface SearchBoxControl {
  box: SearchBoxState;
  dispatch: Dispatch<SearchBoxEvent>;
  /** Sets the query; one that an input method still works on is not searched for. */
  type: (query: string, isComposing?: boolean) => void;
}

/** State of the box, whose text is asked for with every change, and again when the network is back. */
export function useSearchBox(initialQuery: string, { search, status }: EngineState): SearchBoxControl {
  const [box, dispatch] = useReducer(searchBoxReducer, initialQuery, initialBoxState);
  const { query } = box;
  const type = useCallback(
    (text: string, isComposing = false) => {
      dispatch({ type: 'input', query: text });
      if (!isComposing) search(text);
    },
    [search],
  );
  const failed = status === 'error';
  useEffect(() => {
    if (!failed) return undefined;
    const retry = (): void => search(query);
    window.addEventListener('online', retry);
    return () => window.removeEventListener('online', retry);
  }, [failed, search, query]);
  return { box, dispatch, type };
}
