/** Memoizes a load by its key; after a failure the next call loads again. */
export function memoizeUntilFailure<Key, Result>(
  load: (key: Key) => Promise<Result>,
): (key: Key) => Promise<Result> {
  const loads = new Map<Key, Promise<Result>>();
  return (key) => {
    const known = loads.get(key);
    if (known) return known;
    const loading = load(key);
    loads.set(key, loading);
    loading.catch(() => loads.delete(key));
    return loading;
  };
}
