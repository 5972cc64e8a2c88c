import type { useInstantSearchContext } from 'react-instantsearch';
import type { SearchAnswer } from '@idmp/search/client';

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
export function createEngineStore(search: LibrarySearch): EngineStore {
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
