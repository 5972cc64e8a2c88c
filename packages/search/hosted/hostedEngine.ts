import { liteClient } from 'algoliasearch/lite';
import { algoliaHost, type HostedIndex } from '../model/search';
import { SEARCH } from '../model/searchLimits';
import type { SearchEngine } from '../engine/engine';
import { withTimeLimit } from '../engine/engineWrappers';
import { validateAnswer } from './validateAnswer';

type Requests = Parameters<ReturnType<typeof liteClient>['search']>[0];

/** Search engine for the hosted service. */
export function createHostedEngine({ appId, searchKey, hosts }: HostedIndex): SearchEngine {
  const client = liteClient(appId, searchKey, {
    timeouts: {
      connect: SEARCH.connectTimeoutMs,
      read: SEARCH.readTimeoutMs,
      write: SEARCH.writeTimeoutMs,
    },
    hostsCache: createHostsCache(),
    ...(hosts.length > 0 && { hosts: hosts.map(algoliaHost) }),
  });
  const engine: SearchEngine = {
    search: async (requests) => {
      const { results } = (await client.search([...requests] as Requests)) as { results?: unknown[] };
      return { results: requests.map((request, index) => validateAnswer(results?.[index], request)) };
    },
  };
  return withTimeLimit(engine, SEARCH.hostedLimitMs);
}

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
