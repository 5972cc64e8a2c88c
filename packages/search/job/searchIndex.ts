import type { algoliasearch, Algoliasearch, BatchRequest, SynonymHit } from 'algoliasearch';
import { asRecord, readJson } from '@idmp/model';
import { randomBytes } from 'node:crypto';
import { z } from 'zod';
import type { SearchRecord } from '../model/searchRecord';
import { algoliaHost, type HostedIndex } from '../model/search';
import { type RemoteSynonyms, SEARCH_INDEX_SETTINGS } from './searchIndexSettings';
import type { IndexChanges, RemoteRecord } from './indexChanges';

type Requester = NonNullable<NonNullable<Parameters<typeof algoliasearch>[2]>['requester']>;

/** More than a page of records or synonyms has. */
const ANSWER_MAX_BYTES = 20_000_000;

/**
 * Sends a request of the client, whose own way throws out of reach for an answer that is no gzip, and reads any amount.
 * @throws if an answer is too long, or a successful one is no record
 */
const sendRequest: Requester['send'] = async (request) => {
  const { url, method, headers, data = null, connectTimeout, responseTimeout } = request;
  const signal = AbortSignal.timeout(connectTimeout + responseTimeout);
  const body = typeof data === 'string' ? data : data && new Blob([new Uint8Array(data)]);
  try {
    const answer = await fetch(url, { method, headers, body, signal, redirect: 'manual' });
    const content = await readText(answer);
    if (answer.ok && readJson(content, asRecord) === undefined) throw new UnknownAnswer();
    return { status: answer.status, headers: Object.fromEntries(answer.headers), content, isTimedOut: false };
  } catch (error) {
    if (error instanceof UnknownAnswer) throw error;
    return { status: 0, content: String(error), isTimedOut: signal.aborted };
  }
};

/** An answer that is not what the service promises. */
class UnknownAnswer extends Error {
  constructor(message = 'the service sent an answer of an unknown form') {
    super(message);
  }
}

async function readText({ body }: Response): Promise<string> {
  const parts: Uint8Array[] = [];
  let bytes = 0;
  for await (const part of body ?? []) {
    parts.push(part);
    bytes += part.byteLength;
    if (bytes > ANSWER_MAX_BYTES)
      throw new UnknownAnswer(`the service sent more than ${ANSWER_MAX_BYTES / 1e6} MB in one answer`);
  }
  return Buffer.concat(parts).toString();
}

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
