import type { SearchEngine } from '../engine';

/** The service gave no answer in time. */
export class TimeLimitError extends Error {
  override name = 'TimeLimitError';
}

/** An engine that fails when an answer takes too long. */
export function withTimeLimit(engine: SearchEngine, limitMs: number): SearchEngine {
  return {
    search: async (requests) => {
      let timer: ReturnType<typeof setTimeout> | undefined;
      const limit = new Promise<never>((_, reject) => {
        timer = setTimeout(() => reject(new TimeLimitError(`No answer within ${limitMs} ms`)), limitMs);
      });
      try {
        return await Promise.race([engine.search(requests), limit]);
      } finally {
        clearTimeout(timer);
      }
    },
  };
}
