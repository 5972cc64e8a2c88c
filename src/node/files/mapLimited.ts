/** Maximum number of open files. */
export const FILES_AT_ONCE = 64;

/** Maps items with an async function and limited concurrency; results keep the order. */
export async function mapLimited<T, R>(
  items: readonly T[],
  limit: number,
  apply: (item: T) => Promise<R>,
): Promise<R[]> {
  const results: R[] = [];
  const queue = items.entries();
  async function work(): Promise<void> {
    for (const [index, item] of queue) results[index] = await apply(item);
  }
  await Promise.all(Array.from({ length: Math.min(limit, items.length) }, work));
  return results;
}
