import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { searchIndex } from './algoliaSearch';
import { AlgoliaStore, Refusal, type BatchOperation, type Scope, type StoredObject } from './algoliaStore';
import { HUGE, sendForever } from './badAnswers';

/** A request received by the fake service. */
export interface StandinRequest {
  /** Operation: `batch`, `task`, `queries` … */
  operation: string;
  index: string;
  body: Record<string, unknown>;
  /** Number of earlier requests of this operation. */
  before: number;
}

/** How a request fails: with a status, by hanging, with a broken connection, or with an answer nobody expects. */
export type Fault =
  | { status: number; headers?: Record<string, string>; message?: string }
  | 'silence'
  | 'break'
  | 'endless'
  | 'huge';

export interface StandinOptions {
  adminKey?: string;
  searchKey?: string;
  /** Duration of a task; by default, it is done by the next request. */
  taskMs?: number;
}

type Handler = (standin: AlgoliaStandin, request: StandinRequest, rest: string) => unknown;
interface Route {
  method: string;
  pattern: RegExp;
  operation: string;
  isAdmin: boolean;
  handle: Handler;
}

const now = () => new Date().toISOString();
const accepted = (taskID: number) => ({ taskID, updatedAt: now() });

const ROUTES: readonly Route[] = [
  route('POST', /^\/1\/indexes\/(\*|%2A)\/queries$/, 'queries', false, ({ store }, { body }) => ({
    results: (body['requests'] as Record<string, unknown>[]).map(({ indexName, params, ...rest }) =>
      searchIndex(String(indexName), store.index(String(indexName)), { ...rest, ...(params as object) }),
    ),
  })),
  route('POST', /^\/1\/indexes\/([^/]+)\/batch$/, 'batch', true, ({ store }, { index, body }) => {
    const operations = body['requests'] as BatchOperation[];
    return {
      ...accepted(store.batch(index, operations)),
      objectIDs: operations.map((operation) => operation.body['objectID']),
    };
  }),
  route('POST', /^\/1\/indexes\/([^/]+)\/browse$/, 'browse', true, ({ store }, { index, body }) => {
    const start = Number(body['cursor'] ?? 0);
    const end = start + Number(body['hitsPerPage'] ?? 1_000);
    const all = [...store.index(index).objects.values()];
    const wanted = body['attributesToRetrieve'] as string[] | undefined;
    const hits = all.slice(start, end).map((object) => pick(object, wanted));
    return { hits, nbHits: all.length, ...(end < all.length && { cursor: String(end) }) };
  }),
  route(
    'GET',
    /^\/1\/indexes\/([^/]+)\/settings$/,
    'getSettings',
    true,
    ({ store }, { index }) => store.index(index).settings,
  ),
  route('PUT', /^\/1\/indexes\/([^/]+)\/settings$/, 'setSettings', true, ({ store }, { index, body }) =>
    accepted(store.setSettings(index, body)),
  ),
  route(
    'POST',
    /^\/1\/indexes\/([^/]+)\/synonyms\/search$/,
    'searchSynonyms',
    true,
    ({ store }, { index, body }) => {
      const { synonyms } = store.index(index);
      const size = Number(body['hitsPerPage'] ?? 20);
      const start = Number(body['page'] ?? 0) * size;
      return { hits: synonyms.slice(start, start + size), nbHits: synonyms.length };
    },
  ),
  route(
    'POST',
    /^\/1\/indexes\/([^/]+)\/synonyms\/batch$/,
    'saveSynonyms',
    true,
    ({ store }, { index, body }) => accepted(store.setSynonyms(index, body as unknown as unknown[])),
  ),
  route('GET', /^\/1\/indexes\/([^/]+)\/task\/(\d+)$/, 'task', true, ({ store }, _, task) => ({
    status: store.isDone(Number(task)) ? 'published' : 'notPublished',
  })),
  route('POST', /^\/1\/indexes\/([^/]+)\/operation$/, 'operation', true, ({ store }, { index, body }) => {
    const destination = String(body['destination']);
    if (body['operation'] === 'move') return accepted(store.move(index, destination));
    return accepted(store.copy(index, destination, body['scope'] as Scope[] | undefined));
  }),
  route('DELETE', /^\/1\/indexes\/([^/]+)$/, 'delete', true, ({ store }, { index }) =>
    accepted(store.remove(index)),
  ),
];

function route(method: string, pattern: RegExp, operation: string, isAdmin: boolean, handle: Handler): Route {
  return { method, pattern, operation, isAdmin, handle };
}

/** Fake of the hosted search service on loopback, with injectable faults. */
export class AlgoliaStandin {
  readonly store: AlgoliaStore;
  readonly requests: StandinRequest[] = [];
  /** Decides which requests fail. */
  fault: (request: StandinRequest) => Fault | undefined = () => undefined;
  private readonly server: Server;
  private readonly keys: { adminKey: string; searchKey: string };

  constructor({ adminKey = 'admin-key', searchKey = 'search-key', taskMs = 0 }: StandinOptions = {}) {
    this.keys = { adminKey, searchKey };
    this.store = new AlgoliaStore(taskMs);
    this.server = createServer((request, response) => void this.answer(request, response));
  }

  /** Starts on a free port; resolves with its origin. */
  async start(): Promise<string> {
    await new Promise<void>((resolve) => this.server.listen(0, '127.0.0.1', resolve));
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  async stop(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
  }

  /** Objects of an index, ordered by id; undefined if the index doesn't exist. */
  objects(index: string): StoredObject[] | undefined {
    const stored = this.store.indices.get(index);
    return stored && [...stored.objects.values()].sort((a, b) => (a.objectID < b.objectID ? -1 : 1));
  }

  private async answer(message: IncomingMessage, response: ServerResponse): Promise<void> {
    response.setHeader('access-control-allow-origin', '*');
    response.setHeader('access-control-allow-headers', '*');
    response.setHeader('access-control-allow-methods', 'GET, POST, PUT, DELETE, OPTIONS');
    const text = await readText(message);
    if (message.method === 'OPTIONS') return void response.writeHead(204).end();
    const { pathname, searchParams } = new URL(message.url ?? '/', 'http://localhost');
    const found = ROUTES.find(({ method, pattern }) => method === message.method && pattern.test(pathname));
    if (!found)
      return send(response, 404, { message: `No such path: ${message.method} ${pathname}`, status: 404 });
    const [, index = '', rest = ''] = found.pattern.exec(pathname) ?? [];
    const request: StandinRequest = {
      operation: found.operation,
      index: decodeURIComponent(index),
      body: text ? (JSON.parse(text) as Record<string, unknown>) : {},
      before: this.requests.filter(({ operation }) => operation === found.operation).length,
    };
    this.requests.push(request);
    const fault = this.fault(request);
    if (fault === 'silence') return;
    if (fault === 'break') return void message.socket.destroy();
    if (fault === 'endless') return sendForever(response);
    if (fault === 'huge') return void response.writeHead(200).end(HUGE);
    if (fault)
      return send(
        response,
        fault.status,
        { message: fault.message ?? 'Fault', status: fault.status },
        fault.headers,
      );
    try {
      const key = message.headers['x-algolia-api-key'] ?? searchParams.get('x-algolia-api-key');
      this.checkKey(key, found.isAdmin);
      send(response, 200, found.handle(this, request, rest));
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      send(response, error.status, { message: error.message, status: error.status });
    }
  }

  private checkKey(key: unknown, isAdmin: boolean): void {
    const allowed = isAdmin ? [this.keys.adminKey] : [this.keys.adminKey, this.keys.searchKey];
    if (!allowed.includes(String(key))) throw new Refusal(403, 'Invalid Application-ID or API key');
  }
}

function pick(object: StoredObject, names: readonly string[] | undefined): Record<string, unknown> {
  if (!names) return object;
  return Object.fromEntries(
    Object.entries(object).filter(([name]) => name === 'objectID' || names.includes(name)),
  );
}

function send(
  response: ServerResponse,
  status: number,
  body: unknown,
  headers: Record<string, string> = {},
): void {
  response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body));
}

async function readText(message: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of message) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString('utf8');
}
