import type { useInstantSearchContext } from 'react-instantsearch';
import type { SearchAnswer } from './engine';

export type SearchStatus = 'idle' | 'loading' | 'stalled' | 'error';

/** What the search engine has answered so far. */
export interface EngineState {
  /** The last answer; null before the first one. */
  answer: SearchAnswer | null;
  status: SearchStatus;
}

/** State of the engine, as `useSyncExternalStore` wants it. */
interface EngineStore {
  read: () => EngineState;
  listen: (onChange: () => void) => () => void;
}

type LibrarySearch = ReturnType<typeof useInstantSearchContext>;

/** State of the library's search as an external store. */
export function createEngineStore(search: LibrarySearch): EngineStore {
  let state = readState(search);
  return {
    read: () => state,
    listen: (onChange) => {
      let timer: ReturnType<typeof setTimeout> | undefined;
      const notify = (): void => {
        const next = readState(search);
        if (next.answer === state.answer && next.status === state.status) return;
        state = next;
        onChange();
      };
      const onRender = (): void => {
        clearTimeout(timer);
        // The embedded engine mostly answers in the same task: no need to render "loading" in between.
        if (search.status === 'loading') timer = setTimeout(notify);
        else notify();
      };
      // Without a listener the library throws its errors.
      const onError = (): void => undefined;
      search.addListener('render', onRender);
      search.addListener('error', onError);
      onRender();
      return () => {
        clearTimeout(timer);
        search.removeListener('render', onRender);
        search.removeListener('error', onError);
      };
    },
  };
}

function readState({ mainIndex, status }: LibrarySearch): EngineState {
  const answer = mainIndex.getResults()?._rawResults?.[0] as SearchAnswer | undefined;
  return { answer: answer ?? null, status };
}
