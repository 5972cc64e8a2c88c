const FILES_AT_ONCE = 64;

/** Runs a task that opens a file on every item, a limited number at once; results are in the items' order. */
export async function inBatches<Item, Result>(
  items: readonly Item[],
  task: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  for (let start = 0; start < items.length; start += FILES_AT_ONCE) {
    results.push(...(await Promise.all(items.slice(start, start + FILES_AT_ONCE).map(task))));
  }
  return results;
}
