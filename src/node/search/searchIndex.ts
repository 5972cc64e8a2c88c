import { randomBytes } from 'node:crypto';
import type { algoliasearch, Algoliasearch, BatchRequest } from 'algoliasearch';
import { algoliaHost } from '../../model/algoliaHost';
import type { SearchRecord } from '../../model/searchRecord';
import type { AlgoliaSettings } from '../../site/settings';
import type { IndexChanges, RemoteRecord } from './indexChanges';
import { SEARCH_INDEX_SETTINGS } from './searchIndexSettings';

type ClientOptions = NonNullable<Parameters<typeof algoliasearch>[2]>;

/** State of the hosted index; null when it does not exist. */
export interface RemoteIndex {
  records: RemoteRecord[];
  settings: Record<string, unknown>;
}

/** The hosted index, with the few things that the job does to it. */
export interface SearchIndex {
  read: () => Promise<RemoteIndex | null>;
  /** Changes that fit into one batch: all of them are made, or none. */
  apply: (changes: IndexChanges) => Promise<void>;
  /** A new index is made beside the old one and takes its place at the end. */
  replace: (records: readonly SearchRecord[], exists: boolean) => Promise<void>;
}

/** Records in one batch of the service. */
export const BATCH_MAX = 1_000;
const BROWSE_PAGE = 1_000;
const TASK_MAX_TRIES = 100;
const NOT_FOUND = 404;

/** Connect to the index of the settings; the library is loaded by then only, as most builds send nothing. */
export async function connectSearchIndex(
  { appId, index, hosts }: AlgoliaSettings,
  adminKey: string,
  options: ClientOptions = {},
): Promise<SearchIndex> {
  const library = await import('algoliasearch');
  const client = library.algoliasearch(appId, adminKey, {
    ...(hosts.length > 0 && { hosts: hosts.map(algoliaHost) }),
    ...options,
  });
  return {
    read: () => readIndex(client, index),
    apply: (changes) => sendBatch(client, index, requestsOf(changes)),
    replace: (records, exists) => replaceIndex(client, index, records, exists),
  };
}

async function readIndex(client: Algoliasearch, indexName: string): Promise<RemoteIndex | null> {
  try {
    const settings = await client.getSettings({ indexName });
    const records: RemoteRecord[] = [];
    await client.browseObjects<RemoteRecord>({
      indexName,
      browseParams: { attributesToRetrieve: ['objectID', 'digest', 'language'], hitsPerPage: BROWSE_PAGE },
      aggregator: ({ hits }) => records.push(...hits),
    });
    return { records, settings: { ...settings } };
  } catch (error) {
    if ((error as { status?: number }).status === NOT_FOUND) return null;
    throw error;
  }
}

async function replaceIndex(
  client: Algoliasearch,
  indexName: string,
  records: readonly SearchRecord[],
  exists: boolean,
): Promise<void> {
  const temporary = `${indexName}_tmp_${randomBytes(4).toString('hex')}`;
  const wait = ({ taskID }: { taskID: number }) => waitFor(client, temporary, taskID);
  try {
    if (exists) {
      const scope = ['settings', 'rules', 'synonyms'] as const;
      await wait(
        await client.operationIndex({
          indexName,
          operationIndexParams: { operation: 'copy', destination: temporary, scope: [...scope] },
        }),
      );
    }
    await wait(
      await client.setSettings({ indexName: temporary, indexSettings: { ...SEARCH_INDEX_SETTINGS } }),
    );
    for (let start = 0; start < records.length; start += BATCH_MAX) {
      await sendBatch(client, temporary, records.slice(start, start + BATCH_MAX).map(addRequest));
    }
    const move = { operation: 'move', destination: indexName } as const;
    await wait(await client.operationIndex({ indexName: temporary, operationIndexParams: move }));
  } catch (error) {
    // The index itself is as it was; what was being made beside it goes away if the service still answers.
    await client.deleteIndex({ indexName: temporary }).catch(() => undefined);
    throw error;
  }
}

async function sendBatch(client: Algoliasearch, indexName: string, requests: BatchRequest[]): Promise<void> {
  const { taskID } = await client.batch({ indexName, batchWriteParams: { requests } });
  await waitFor(client, indexName, taskID);
}

async function waitFor(client: Algoliasearch, indexName: string, taskID: number): Promise<void> {
  await client.waitForTask({ indexName, taskID, maxRetries: TASK_MAX_TRIES });
}

function requestsOf({ add, change, remove }: IndexChanges): BatchRequest[] {
  const removals = remove.map((objectID): BatchRequest => ({ action: 'deleteObject', body: { objectID } }));
  return [...[...add, ...change].map(addRequest), ...removals];
}

function addRequest(record: SearchRecord): BatchRequest {
  return { action: 'addObject', body: { ...record } };
}
