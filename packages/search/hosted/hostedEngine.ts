import { liteClient } from 'algoliasearch/lite';
import { algoliaHost } from '../model/algoliaHost';
import { SEARCH } from '../model/searchLimits';
import type { HostedIndex } from '../model/algoliaHost';
import type { SearchEngine } from '../engine/engine';
import { withTimeLimit } from '../engine/engineWrappers';
import { createHostsCache } from './hostsCache';
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
