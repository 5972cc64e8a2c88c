import { useMemo, useSyncExternalStore } from 'react';
import { useInstantSearchContext } from 'react-instantsearch';
import { createEngineNews, type EngineNews } from './engineNews';
import { useAskEngine } from './EngineProvider';

export interface EngineState extends EngineNews {
  search: (query: string) => void;
}

/** What the search engine says, and a way to ask it. Answers are drawn at once: with the key that they answer, if they can. */
export function useEngine(): EngineState {
  const library = useInstantSearchContext();
  const news = useMemo(() => createEngineNews(library), [library]);
  return { ...useSyncExternalStore(news.listen, news.read), search: useAskEngine() };
}
