/** Maximum number of open files. */
export const FILES_AT_ONCE = 64;

/** Limits the concurrent calls of an async function; others wait. */
export function limited<T, R>(limit: number, call: (input: T) => Promise<R>): (input: T) => Promise<R> {
  const waiting: (() => void)[] = [];
  let running = 0;
  return async (input) => {
    if (running === limit) await new Promise<void>((resolve) => waiting.push(resolve));
    else running += 1;
    try {
      return await call(input);
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}

/** Maps items with an async function and limited concurrency; results keep the order. When it rejects, no call is running. */
export async function mapLimited<T, R>(
  items: readonly T[],
  limit: number,
  apply: (item: T) => Promise<R>,
): Promise<R[]> {
  const results: R[] = [];
  const queue = items.entries();
  let failed = false;
  async function work(): Promise<void> {
    for (const [index, item] of queue) {
      if (failed) return;
      results[index] = await apply(item).catch((error: unknown) => {
        failed = true;
        throw error;
      });
    }
  }
  const workers = Array.from({ length: Math.min(limit, items.length) }, work);
  await Promise.allSettled(workers);
  await Promise.all(workers);
  return results;
}
