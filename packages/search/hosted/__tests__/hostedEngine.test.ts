/** @jest-environment node */
import { AlgoliaStandin, type Fault } from '../../../../e2e/standins/algolia';
import { createRecord } from '../../model/__tests__/searchFixtures';
import { searchParameters } from '../../model/search';
import { createHostedEngine } from '../hostedEngine';
import { request } from '../../__tests__/fixtures';

const standins = { good: new AlgoliaStandin(), other: new AlgoliaStandin() };
let hosts: string[] = [];

function fill(standin: AlgoliaStandin): void {
  const records = [
    createRecord({ url: '/en/a', language: 'en' }),
    createRecord({ url: '/zh', language: 'zh-Hans' }),
  ];
  standin.store.indices.set('docs', {
    objects: new Map(records.map((record) => [record.objectID, { ...record }])),
    settings: { attributesForFaceting: ['language', 'docusaurus_tag'] },
    rules: [],
    synonyms: [],
  });
}

beforeAll(async () => {
  hosts = await Promise.all([standins.other.start(), standins.good.start()]);
});
afterAll(() => Promise.all([standins.good.stop(), standins.other.stop()]));
beforeEach(() => {
  for (const standin of Object.values(standins)) {
    fill(standin);
    standin.requests.length = 0;
    standin.fault = () => undefined;
  }
});

const engine = (own = hosts) =>
  createHostedEngine({ appId: 'app', searchKey: 'search-key', index: 'docs', hosts: own });
const good = () => engine(hosts.slice(1));

describe('createHostedEngine', () => {
  it("sends one query per index with the site's parameters", async () => {
    const params = { query: 'guide', ...searchParameters('en', { latest: 'current' }) };
    await good().search([{ indexName: 'docs', params }]);
    expect(standins.good.requests).toHaveLength(1);
    expect(standins.good.requests[0]?.body).toEqual({ requests: [{ indexName: 'docs', ...params }] });
  });

  it('filters results by language', async () => {
    const params = { query: 'guide', ...searchParameters('en', { latest: 'current' }) };
    const { results } = await good().search([{ indexName: 'docs', params }]);
    expect(results[0]?.hits.map(({ url }) => url)).toEqual(['/en/a']);
  });

  it('caches responses of identical searches', async () => {
    const shared = good();
    await Promise.all([shared.search([request('guide')]), shared.search([request('guide')])]);
    await shared.search([request('guide')]);
    expect(standins.good.requests.length).toBeLessThanOrEqual(3);
  });

  it.each<[string, Fault]>([
    ['responds with 500', { status: 500 }],
    ['breaks the connection', 'break'],
  ])('switches to another host if one %s, and skips the failed one afterwards', async (_, fault) => {
    standins.other.fault = () => fault;
    const both = engine();
    for (const query of ['a', 'b', 'c']) {
      expect((await both.search([request(query)])).results).toHaveLength(1);
    }
    expect(standins.other.requests.length).toBeLessThanOrEqual(1);
    expect(standins.good.requests).toHaveLength(3);
  });

  it('rejects if all hosts are unreachable', async () => {
    standins.good.fault = () => ({ status: 503 });
    await expect(good().search([request('a')])).rejects.toMatchObject({ name: 'RetryError' });
  });

  it("rejects with the service's error message", async () => {
    const refused = createHostedEngine({
      appId: 'app',
      searchKey: 'wrong',
      index: 'docs',
      hosts: hosts.slice(1),
    });
    await expect(refused.search([request('a')])).rejects.toThrow('Invalid Application-ID or API key');
  });

  it('retries the same host after a delay when rate-limited', async () => {
    standins.good.fault = ({ before }) =>
      before === 0 ? { status: 429, headers: { 'retry-after': '1' } } : undefined;
    expect((await good().search([request('guide')])).results).toHaveLength(1);
    expect(standins.good.requests).toHaveLength(2);
  });
});
