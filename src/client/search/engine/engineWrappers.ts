import { emptyAnswer, type SearchAnswer, type SearchEngine, type SearchRequest } from './engine';

type Answers = { results: SearchAnswer[] };

/** An engine that answers empty queries without asking anybody. */
export function withEmptyQueries(engine: SearchEngine): SearchEngine {
  return {
    search: async (requests) =>
      requests.every(({ params }) => !params?.query?.trim())
        ? { results: requests.map(emptyAnswer) }
        : engine.search(requests),
  };
}

/** A debounced engine; a search that is followed by another within `restMs` is never answered. */
export function withDebounce(engine: SearchEngine, restMs: number): SearchEngine {
  let timer: ReturnType<typeof setTimeout> | undefined;
  return {
    search: (requests) => {
      clearTimeout(timer);
      return new Promise<Answers>((resolve, reject) => {
        timer = setTimeout(() => void engine.search(requests).then(resolve, reject), restMs);
      });
    },
  };
}

/** An engine that rejects when an answer takes too long. */
export function withTimeLimit(engine: SearchEngine, limitMs: number): SearchEngine {
  return {
    search: async (requests) => {
      let timer: ReturnType<typeof setTimeout> | undefined;
      const limit = new Promise<never>((_, reject) => {
        timer = setTimeout(() => reject(new Error(`No answer within ${limitMs} ms.`)), limitMs);
      });
      try {
        return await Promise.race([engine.search(requests), limit]);
      } finally {
        clearTimeout(timer);
      }
    },
  };
}

export interface FallbackOptions {
  /** How long the first engine is left alone after a failure. */
  restMs: number;
  isOnline: () => boolean;
}

/**
 * Falls back to a second engine when the first fails, and marks those answers as local. The first is then
 * skipped for a while, so that not every key waits for a service that is down.
 */
export function withFallback(
  first: SearchEngine,
  second: SearchEngine,
  { restMs, isOnline }: FallbackOptions,
): SearchEngine {
  let restsUntil = 0;
  let outage = createSignal();
  const local = async (requests: readonly SearchRequest[]): Promise<Answers> => {
    const { results } = await second.search(requests);
    return { results: results.map((result) => ({ ...result, isLocal: true })) };
  };
  return {
    search: async (requests) => {
      if (!isOnline() || Date.now() < restsUntil) return local(requests);
      const { heard, send } = outage;
      const hosted = first.search(requests).catch((error: unknown): undefined => {
        console.warn('The search service does not respond; falling back to the embedded index.', error);
        restsUntil = Date.now() + restMs;
        outage = createSignal();
        send();
      });
      // One failed search ends the wait of all that are pending.
      return (await Promise.race([hosted, heard])) ?? local(requests);
    },
  };
}

function createSignal(): { heard: Promise<undefined>; send: () => void } {
  let send = (): void => undefined;
  const heard = new Promise<undefined>((resolve) => {
    send = () => resolve(undefined);
  });
  return { heard, send };
}
