import type { useInstantSearchContext } from 'react-instantsearch';
import type { SearchAnswer } from './engine';
import type { SearchStatus } from '../dialog/searchBoxState';

/** What the search engine has said so far. */
export interface EngineNews {
  /** The last answer; null before the first one. */
  answer: SearchAnswer | null;
  status: SearchStatus;
}

/** News of an engine, in the form of `useSyncExternalStore`. */
interface EngineNewsStore {
  read: () => EngineNews;
  listen: (onChange: () => void) => () => void;
}

type LibrarySearch = ReturnType<typeof useInstantSearchContext>;

/** News of the library's search. */
export function createEngineNews(search: LibrarySearch): EngineNewsStore {
  let news = readNews(search);
  return {
    read: () => news,
    listen: (onChange) => {
      let timer: ReturnType<typeof setTimeout> | undefined;
      const tell = (): void => {
        const next = readNews(search);
        if (next.answer === news.answer && next.status === news.status) return;
        news = next;
        onChange();
      };
      const onRender = (): void => {
        clearTimeout(timer);
        // The embedded index mostly answers within the same task: that it was waited for is never drawn.
        if (search.status === 'loading') timer = setTimeout(tell);
        else tell();
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

function readNews({ mainIndex, status }: LibrarySearch): EngineNews {
  const answer = mainIndex.getResults()?._rawResults?.[0] as SearchAnswer | undefined;
  return { answer: answer ?? null, status };
}
