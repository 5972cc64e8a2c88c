import { SEARCH } from '../../model/searchLimits';
import { provideWorker } from '../../__tests__/provideWorker';
import { searchFileOf } from '../../build/searchFileOf';
import { RECORDS, request } from '../../__tests__/fixtures';
import { loadEmbeddedEngine } from '../loadEmbeddedEngine';

const FILE = JSON.stringify(searchFileOf('en', RECORDS));
const terminate = jest.fn();

function serveFile(): void {
  globalThis.fetch = (() =>
    Promise.resolve({ ok: true, text: () => Promise.resolve(FILE) })) as unknown as typeof fetch;
}

/** A worker that answers the first call only; `afterwards` happens on the second. */
function provideDyingWorker(
  afterwards: (worker: { onerror?: () => void; onmessageerror?: () => void }) => void,
): void {
  class DyingWorker {
    onerror?: () => void;
    onmessageerror?: () => void;
    terminate = terminate;
    private calls = 0;
    postMessage(_: unknown, [port]: MessagePort[]): void {
      this.calls += 1;
      if (this.calls === 1) port?.postMessage({ value: undefined });
      else afterwards(this);
    }
  }
  Object.assign(globalThis, { Worker: DyingWorker });
}

const search = async () => (await loadEmbeddedEngine('en', '/search/')).search([request('bar chart')]);

beforeEach(() => {
  terminate.mockClear();
  provideWorker();
  serveFile();
});

// These run in order: a language's engine is loaded only once, unless it breaks.
describe('loadEmbeddedEngine', () => {
  it('rejects if the worker cannot be loaded', async () => {
    class MissingWorker {
      onerror?: () => void;
      terminate = terminate;
      constructor() {
        void Promise.resolve().then(() => this.onerror?.());
      }
      postMessage(_: unknown, [port]: MessagePort[]): void {
        port?.close();
      }
    }
    Object.assign(globalThis, { Worker: MissingWorker });
    await expect(loadEmbeddedEngine('en', '/search/')).rejects.toThrow(
      'The search engine could not be loaded',
    );
    expect(terminate).toHaveBeenCalled();
  });

  it('gives up on a file that never arrives, and tries again on the next call', async () => {
    jest.useFakeTimers();
    globalThis.fetch = ((_: string, { signal }: RequestInit) =>
      new Promise((_resolve, reject) => {
        signal?.addEventListener('abort', () => reject(signal.reason as Error));
      })) as unknown as typeof fetch;
    const stalled = expect(loadEmbeddedEngine('en', '/search/')).rejects.toThrow(
      `no answer in ${SEARCH.indexLimitMs} ms`,
    );
    await jest.advanceTimersByTimeAsync(SEARCH.indexLimitMs);
    await stalled;
    jest.useRealTimers();
    serveFile();
    await expect(search()).resolves.toMatchObject({ results: [{ nbHits: 1 }] });
  });
});

describe.each([
  ['throws at the second message', (worker: { onerror?: () => void }) => worker.onerror?.()],
  ['gets an unreadable message', (worker: { onmessageerror?: () => void }) => worker.onmessageerror?.()],
  ['does not respond any more', () => void jest.advanceTimersByTimeAsync(SEARCH.workerLimitMs)],
])('a worker that %s', (_name, afterwards) => {
  it('is forgotten: the next search starts another one', async () => {
    jest.resetModules();
    jest.useFakeTimers({ doNotFake: ['setImmediate', 'nextTick', 'queueMicrotask'] });
    const { loadEmbeddedEngine: load } = await import('../loadEmbeddedEngine');
    provideDyingWorker(afterwards);
    await expect(
      load('en', '/search/').then((engine) => engine.search([request('panel')])),
    ).rejects.toThrow();
    expect(terminate).toHaveBeenCalled();
    jest.useRealTimers();
    provideWorker();
    const { results } = await (await load('en', '/search/')).search([request('bar chart')]);
    expect(results[0]?.nbHits).toBe(1);
  });
});

it('answers calls', async () => {
  const engine = await loadEmbeddedEngine('en', '/search/');
  const [first, second] = await Promise.all([
    engine.search([request('bar chart')]),
    engine.suggest('evnts managemnt'),
  ]);
  expect(first.results[0]?.nbHits).toBe(1);
  expect(second[0]).toBe('Event Management');
});
