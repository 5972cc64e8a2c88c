import { type SearchAnswer, type SearchEngine, emptyAnswer, type SearchRequest } from './engine';

/** Rejects if a promise takes longer than the limit. */
export async function withinTime<T>(promise: Promise<T>, limitMs: number): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const limit = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`No response within ${limitMs} ms.`)), limitMs);
  });
  try {
    return await Promise.race([promise, limit]);
  } finally {
    clearTimeout(timer);
  }
}

type Answers = { results: SearchAnswer[] };

/** Wraps an engine to resolve empty queries without a request. */
export function withEmptyQueries(engine: SearchEngine): SearchEngine {
  return {
    search: async (requests) =>
      requests.every(({ params }) => !params?.query?.trim())
        ? { results: requests.map(emptyAnswer) }
        : engine.search(requests),
  };
}

/** Debounces an engine; a search followed by another within `restMs` never settles. */
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

/** Adds a timeout to an engine. */
export function withTimeLimit(engine: SearchEngine, limitMs: number): SearchEngine {
  return { search: (requests) => withinTime(engine.search(requests), limitMs) };
}

export interface FallbackOptions {
  /** How long to skip the first engine after a failure. */
  restMs: number;
  isOnline: () => boolean;
}

/**
 * Falls back to a second engine if the first fails, and marks its responses as local. The first engine is then skipped
 * for a while, so that not every query waits for a service that is down.
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
      // One failure settles all pending searches.
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
