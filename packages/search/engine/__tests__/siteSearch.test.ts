import { createSiteSearch } from '../siteSearch';
import { provideWorker } from '../../__tests__/provideWorker';
import { searchFileOf } from '../../build/searchFileOf';
import { request, RECORDS } from '../../__tests__/fixtures';

const answers: Record<string, unknown> = { '/docs/search/en.json': searchFileOf('en', RECORDS) };
const OPTIONS = { locale: 'en', folder: '/docs/search/', indexName: 'docs', hosted: null } as const;
const fetched: string[] = [];
let isBroken = false;

beforeEach(() => {
  Object.defineProperty(globalThis, 'navigator', { value: { onLine: true }, configurable: true });
  provideWorker();
  fetched.length = 0;
  isBroken = false;
  globalThis.fetch = jest.fn((address: string) => {
    fetched.push(address);
    const body = answers[address];
    return Promise.resolve({
      ok: !isBroken && body !== undefined,
      status: 404,
      statusText: 'Not Found',
      text: () => Promise.resolve(JSON.stringify(body)),
    });
  }) as unknown as typeof fetch;
});

// These run in order: a language's files are fetched only once per page load.
describe('createSiteSearch', () => {
  const search = createSiteSearch(OPTIONS);

  it('resolves empty queries without fetching anything', async () => {
    expect((await search.search([request('  ')])).results[0]?.hits).toEqual([]);
    expect(fetched).toEqual([]);
  });

  it('rejects if the file cannot be fetched, and retries on the next search', async () => {
    isBroken = true;
    await expect(search.search([request('panel')])).rejects.toThrow('404');
    isBroken = false;
    expect((await search.search([request('panel')])).results[0]?.nbHits).toBeGreaterThan(0);
  });

  it("fetches its language's file once", async () => {
    await search.search([request('event')]);
    await createSiteSearch(OPTIONS).suggest('panel');
    expect(fetched).toEqual([]);
  });

  it('uses the name of the embedded index by default', () => {
    expect(search.indexName).toBe('docs');
  });

  it('uses the name of the hosted index if configured', () => {
    const algolia = { appId: 'app', searchKey: 'key', index: 'tdasset_index', hosts: [] };
    expect(createSiteSearch({ ...OPTIONS, hosted: algolia }).indexName).toBe('tdasset_index');
  });

  it('falls back to the embedded index if the hosted service is unreachable', async () => {
    const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    const algolia = { appId: 'app', searchKey: 'key', index: 'hosted', hosts: ['http://127.0.0.1:9'] };
    const hosted = createSiteSearch({ ...OPTIONS, hosted: algolia });
    const { results } = await hosted.search([{ indexName: 'hosted', params: { query: 'panel' } }]);
    expect(results[0]).toMatchObject({ isLocal: true, index: 'hosted' });
    expect(results[0]?.hits.length).toBeGreaterThan(0);
    warn.mockRestore();
  });
});
