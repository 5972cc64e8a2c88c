import type { liteClient } from 'algoliasearch/lite';

type ClientOptions = NonNullable<Parameters<typeof liteClient>[2]>;
export type HostsCache = NonNullable<ClientOptions['hostsCache']>;

type Key = Record<string, unknown> | string;

/**
 * Cache of host states, keyed by URL. The client's default cache includes the state in its key and therefore never
 * hits; with this one, a failed host is skipped for two minutes.
 */
export function createHostsCache(): HostsCache {
  const entries = new Map<string, unknown>();
  return {
    get: async <T>(key: Key, makeDefault: () => Promise<T>): Promise<T> =>
      (entries.get(addressOf(key)) as T | undefined) ?? makeDefault(),
    set: async <T>(key: Key, value: T): Promise<T> => {
      entries.set(addressOf(key), value);
      return value;
    },
    delete: async (key: Key): Promise<void> => void entries.delete(addressOf(key)),
    clear: async (): Promise<void> => entries.clear(),
  };
}

function addressOf(key: Key): string {
  if (typeof key === 'string') return key;
  const { protocol, url, port, accept } = key;
  return JSON.stringify([protocol, url, port, accept]);
}
