import { randomBytes } from 'node:crypto';
import type { algoliasearch, Algoliasearch, BatchRequest, SynonymHit } from 'algoliasearch';
import { z } from 'zod';
import type { SearchRecord } from '../model/searchRecord';
import { algoliaHost, type HostedIndex } from '../model/algoliaHost';
import type { RemoteSynonyms } from './hostedSynonyms';
import type { IndexChanges, RemoteRecord } from './indexChanges';
import { SEARCH_INDEX_SETTINGS } from './searchIndexSettings';
import { sendRequest, UnknownAnswer } from './sendRequest';

type ClientOptions = NonNullable<Parameters<typeof algoliasearch>[2]>;

/** State of the hosted index; null if it does not exist. */
export interface RemoteIndex {
  records: RemoteRecord[];
  settings: Record<string, unknown>;
  synonyms: RemoteSynonyms[];
}

/** Content of a new index. */
export interface IndexContents {
  records: readonly SearchRecord[];
  synonyms: readonly SynonymHit[];
}

/** The operations of the index job on the hosted index. */
export interface SearchIndex {
  read: () => Promise<RemoteIndex | null>;
  /** Applies changes that fit into one batch, atomically. */
  apply: (changes: IndexChanges) => Promise<void>;
  /** Builds a new index, then atomically replaces the old one. */
  replace: (contents: IndexContents, exists: boolean) => Promise<void>;
  /** Replaces all synonyms. */
  setSynonyms: (synonyms: readonly SynonymHit[]) => Promise<void>;
}

/** Records per batch. */
export const BATCH_MAX = 1_000;
const BROWSE_PAGE = 1_000;
const TASK_MAX_TRIES = 100;
/** More than any site fills; a service could send them without an end. */
const PAGES_MAX = 200;
const NOT_FOUND = 404;

const remoteRecord = z.object({
  objectID: z.string(),
  digest: z.string().optional(),
  language: z.string().optional(),
});
const remoteSynonyms = z.object({
  objectID: z.string(),
  type: z.string(),
  input: z.string().optional(),
  synonyms: z.array(z.string()).optional(),
});

/** Connects to the configured index; loads the library lazily, as most builds send nothing. */
export async function connectSearchIndex(
  { appId, index, hosts }: HostedIndex,
  adminKey: string,
  options: ClientOptions = {},
): Promise<SearchIndex> {
  const library = await import('algoliasearch');
  const client = library.algoliasearch(appId, adminKey, {
    ...(hosts.length > 0 && { hosts: hosts.map(algoliaHost) }),
    requester: { send: sendRequest },
    ...options,
  });
  return {
    read: () => readIndex(client, index),
    apply: (changes) => sendBatch(client, index, requestsOf(changes)),
    replace: (contents, exists) => replaceIndex(client, index, contents, exists),
    setSynonyms: (synonyms) => setSynonyms(client, index, synonyms),
  };
}

async function readIndex(client: Algoliasearch, indexName: string): Promise<RemoteIndex | null> {
  try {
    const settings = await client.getSettings({ indexName });
    const records = collect(remoteRecord);
    await client.browseObjects({
      indexName,
      browseParams: { attributesToRetrieve: ['objectID', 'digest', 'language'], hitsPerPage: BROWSE_PAGE },
      aggregator: records.add,
    });
    const synonyms = collect(remoteSynonyms);
    await client.browseSynonyms({ indexName, aggregator: synonyms.add });
    return { records: records.all, settings: { ...settings }, synonyms: synonyms.all };
  } catch (error) {
    if ((error as { status?: number }).status === NOT_FOUND) return null;
    throw error;
  }
}

/** Collects the hits of pages. */
function collect<T>(hit: z.ZodType<T>): { all: T[]; add: (page: { hits: unknown }) => void } {
  const all: T[] = [];
  let pages = 0;
  const add = ({ hits }: { hits: unknown }): void => {
    const { data } = z.array(hit).safeParse(hits);
    if (!data || ++pages > PAGES_MAX)
      throw new UnknownAnswer(data && 'the service sends pages without an end');
    for (const each of data) all.push(each);
  };
  return { all, add };
}

async function replaceIndex(
  client: Algoliasearch,
  indexName: string,
  { records, synonyms }: IndexContents,
  exists: boolean,
): Promise<void> {
  const temporary = `${indexName}_tmp_${randomBytes(4).toString('hex')}`;
  const wait = ({ taskID }: { taskID: number }) => waitFor(client, temporary, taskID);
  try {
    if (exists) {
      const scope = ['settings', 'rules'] as const;
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
    if (synonyms.length > 0) await setSynonyms(client, temporary, synonyms);
    for (let start = 0; start < records.length; start += BATCH_MAX) {
      await sendBatch(client, temporary, records.slice(start, start + BATCH_MAX).map(addRequest));
    }
    const move = { operation: 'move', destination: indexName } as const;
    await wait(await client.operationIndex({ indexName: temporary, operationIndexParams: move }));
  } catch (error) {
    // The live index is unchanged; deletes the temporary one if the service still responds.
    await client.deleteIndex({ indexName: temporary }).catch(() => undefined);
    throw error;
  }
}

async function setSynonyms(
  client: Algoliasearch,
  indexName: string,
  synonyms: readonly SynonymHit[],
): Promise<void> {
  const { taskID } = await client.saveSynonyms({
    indexName,
    synonymHit: [...synonyms],
    replaceExistingSynonyms: true,
  });
  await waitFor(client, indexName, taskID);
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
