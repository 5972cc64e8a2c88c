/** Memoizes a function of one argument; evicts the oldest result beyond `max`. */
export function memoizeBounded<Result>(
  compute: (key: string) => Result,
  max: number,
): (key: string) => Result {
  const results = new Map<string, Result>();
  return (key) => {
    const known = results.get(key);
    if (known !== undefined) return known;
    const result = compute(key);
    const [oldest] = results.size >= max ? results.keys() : [];
    if (oldest !== undefined) results.delete(oldest);
    results.set(key, result);
    return result;
  };
}

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
