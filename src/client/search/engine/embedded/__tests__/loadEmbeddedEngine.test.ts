import { provideWorker } from '../../../__tests__/provideWorker';
import { RECORDS, request, searchFilesOf } from '../../../__tests__/fixtures';
import { loadEmbeddedEngine } from '../loadEmbeddedEngine';

const { index, sections } = searchFilesOf(RECORDS);
const terminate = jest.fn();

beforeEach(() => {
  Object.assign(globalThis, { __PATH_PREFIX__: '' });
  globalThis.fetch = ((address: string) =>
    Promise.resolve({
      ok: true,
      text: () =>
        Promise.resolve(
          JSON.stringify({ build: '1', ...(address.includes('index') ? index : { sections }) }),
        ),
    })) as unknown as typeof fetch;
});

// These run in order: a language's engine is loaded only once.
describe('loadEmbeddedEngine', () => {
  it('rejects if the worker cannot be loaded', async () => {
    provideWorker();
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
    await expect(loadEmbeddedEngine('en')).rejects.toThrow('The search engine could not be loaded.');
    expect(terminate).toHaveBeenCalledTimes(1);
  });

  it('starts another worker afterwards, which answers calls', async () => {
    provideWorker();
    const engine = await loadEmbeddedEngine('en');
    const [first, second] = await Promise.all([
      engine.search([request('bar chart')]),
      engine.suggest('evnts managemnt'),
    ]);
    expect(first.results[0]?.nbHits).toBe(1);
    expect(second[0]).toBe('Event Management');
  });
});
