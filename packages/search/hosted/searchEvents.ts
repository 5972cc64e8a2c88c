import { SEARCH } from '../model/searchLimits';
import type { HostedIndex } from '../model/search';

/** Reports result views and clicks to the hosted service. */
export interface SearchEvents {
  /** `position` is that of the hit in the list of the service, from 1. */
  clicked: (queryID: string, objectID: string, position: number) => void;
  viewed: (objectIDs: readonly string[]) => void;
}

type InsightsEvent = {
  eventType: 'click' | 'view';
  eventName: string;
  index: string;
  userToken: string;
  objectIDs: readonly string[];
  queryID?: string;
  positions?: number[];
};

const ENDPOINT = 'https://insights.algolia.io/1/events';
const SILENT: SearchEvents = { clicked: () => undefined, viewed: () => undefined };

export type SendEvents = (address: string, body: string) => void;

const post: SendEvents = (address, body) => {
  // A lost event isn't worth a console error.
  fetch(address, { method: 'POST', body, keepalive: true }).catch(() => undefined);
};

/** Analytics events of hosted search; nothing is sent unless enabled. */
export function createSearchEvents(
  algolia: HostedIndex | null,
  enabled: boolean,
  send: SendEvents = post,
): SearchEvents {
  if (!algolia || !enabled) return SILENT;
  // Kept in memory only: nothing is stored in the browser.
  const common = { index: algolia.index, userToken: `anonymous-${Math.random().toString(36).slice(2)}` };
  const credentials = new URLSearchParams({
    'x-algolia-application-id': algolia.appId,
    'x-algolia-api-key': algolia.searchKey,
  });
  const report = (events: InsightsEvent[]) => send(`${ENDPOINT}?${credentials}`, JSON.stringify({ events }));
  let timer: ReturnType<typeof setTimeout> | undefined;
  let seen = '';
  return {
    clicked: (queryID, objectID, position) => {
      report([
        {
          ...common,
          eventType: 'click',
          eventName: 'Item Selected',
          queryID,
          objectIDs: [objectID],
          positions: [position],
        },
      ]);
    },
    viewed: (objectIDs) => {
      if (objectIDs.join() === seen) return;
      seen = objectIDs.join();
      clearTimeout(timer);
      if (objectIDs.length === 0) return;
      timer = setTimeout(() => {
        report(
          batchesOf(objectIDs, SEARCH.viewEventBatch).map((batch) => ({
            ...common,
            eventType: 'view',
            eventName: 'Items Viewed',
            objectIDs: batch,
          })),
        );
      }, SEARCH.viewEventDebounceMs);
    },
  };
}

function batchesOf<T>(items: readonly T[], size: number): T[][] {
  return Array.from({ length: Math.ceil(items.length / size) }, (_, i) =>
    items.slice(i * size, (i + 1) * size),
  );
}
