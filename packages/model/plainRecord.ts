/**
 * A record whose keys content names: no key, such as `__proto__` or `constructor`, reaches the prototype of objects.
 * Prefer a `Map`; this is for what becomes JSON.
 */
export function plainRecord<Value>(): Record<string, Value> {
  return Object.create(null) as Record<string, Value>;
}

/** The value under a key that content names; undefined for what a record has from its prototype. */
export function ownValue<Value>(record: Readonly<Record<string, Value>>, key: string): Value | undefined {
  return Object.hasOwn(record, key) ? record[key] : undefined;
}
