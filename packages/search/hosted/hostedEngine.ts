import { liteClient } from 'algoliasearch/lite';
import { algoliaHost, MARK, type HostedIndex } from '../model/search';
import { SEARCH } from '../model/searchLimits';
import { isHan } from '../model/searchTokens';
import {
  emptyAnswer,
  type Hit,
  type SearchAnswer,
  type SearchEngine,
  type SearchRequest,
} from '../engine/engine';
import { withTimeLimit } from '../engine/engineWrappers';

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
      return { results: requests.map((request, index) => readAnswer(results?.[index], request)) };
    },
  };
  return withTimeLimit(engine, SEARCH.hostedLimitMs);
}

/**
 * A response of the service, with the hits marked that only words of the other language found.
 * @throws if it has no list of as many hits as were asked for, so that the search falls back to the embedded engine
 */
export function readAnswer(answer: unknown, request: SearchRequest): SearchAnswer {
  const known = (answer ?? {}) as Partial<SearchAnswer>;
  const { query = '', hitsPerPage = SEARCH.hitsPerPage } = request.params ?? {};
  if (!Array.isArray(known.hits) || known.hits.length > hitsPerPage)
    throw new Error(`The search service sent no list of up to ${hitsPerPage} hits.`);
  const hits = known.hits.map((hit) => (isForeign(query, hit) ? { ...hit, isForeign: true } : hit));
  return { ...emptyAnswer(request), ...known, hits };
}

/** Whether no visible text matched and the query is in a different script than the page. */
function isForeign(query: string, { hierarchy, _snippetResult: snippets }: Hit): boolean {
  const shown = [...Object.values(snippets?.hierarchy ?? {}), snippets?.content ?? []].flat();
  if (shown.length === 0 || shown.some(({ value }) => value.includes(MARK.pre))) return false;
  return isHan(query) !== isHan(Object.values(hierarchy).join(''));
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
