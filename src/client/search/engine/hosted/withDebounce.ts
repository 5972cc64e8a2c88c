import type { SearchEngine } from '../engine';

type Search = SearchEngine['search'];

/** An engine that is asked only after a rest; a search that another one follows within it is never answered. */
export function withDebounce(engine: SearchEngine, restMs: number): SearchEngine {
  let timer: ReturnType<typeof setTimeout> | undefined;
  return {
    search: (requests) => {
      clearTimeout(timer);
      return new Promise<Awaited<ReturnType<Search>>>((resolve, reject) => {
        timer = setTimeout(() => void engine.search(requests).then(resolve, reject), restMs);
      });
    },
  };
}
