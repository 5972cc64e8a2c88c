import { AlgoliaStandin, type Fault } from '../../../../e2e/standins/algolia';
import { createRecord } from '../../model/__tests__/searchFixtures';
import type { Locale } from '@idmp/model';
import type { SearchRecord } from '../../model/searchRecord';
import type { SynonymGroup } from '../../model/synonyms';
import { connectSearchIndex } from '../searchIndex';
import { SEARCH_INDEX_SETTINGS } from '../searchIndexSettings';
import { sendSearchRecords, type IndexJobOptions } from '../sendSearchRecords';

const ADMIN_KEY = 'secret-admin-key';
const INDEX = 'docs';
const MS_IN_MINUTE = 60_000;
/** Long enough for a busy machine. */
const PATIENT = { connect: MS_IN_MINUTE, read: MS_IN_MINUTE, write: MS_IN_MINUTE };

let standin: AlgoliaStandin;
let host: string;
let lines: string[];

beforeEach(async () => {
  standin = new AlgoliaStandin({ adminKey: ADMIN_KEY });
  host = await standin.start();
  lines = [];
});
afterEach(() => standin.stop());

const record = (language: Locale, id: string, text = id): SearchRecord =>
  createRecord({
    objectID: `${language}-${id}`,
    url: `/${language}/${id}`,
    language,
    content: text,
    digest: text,
  });
const recordsOf = (language: Locale, count: number, text?: string) =>
  Array.from({ length: count }, (_, i) => record(language, String(i), text));
const both = (count: number, text?: string) => ({
  'zh-Hans': recordsOf('zh-Hans', count, text),
  en: recordsOf('en', count, text),
});

function send(records: IndexJobOptions['records'], options: Partial<IndexJobOptions> = {}): Promise<boolean> {
  return sendSearchRecords({
    records,
    algolia: { appId: 'app', searchKey: 'search-key', index: INDEX, hosts: [host] },
    adminKey: ADMIN_KEY,
    log: { info: (text) => lines.push(text), warn: (text) => lines.push(`warning: ${text}`) },
    connect: (algolia, key) => connectSearchIndex(algolia, key, { timeouts: PATIENT }),
    ...options,
  });
}

const idsIn = (index: string) => standin.objects(index)?.map(({ objectID }) => objectID) ?? null;
const operations = () => standin.requests.map(({ operation }) => operation);
const writes = () =>
  operations().filter((name) => !['getSettings', 'browse', 'searchSynonyms', 'task'].includes(name));

describe('sendSearchRecords', () => {
  it('says that it sends nothing without hosted search or without the admin key', async () => {
    expect(await send(both(2), { algolia: null })).toBe(true);
    expect(await send(both(2), { adminKey: null })).toBe(true);
    expect(lines).toEqual([
      'Search index: nothing sent, no hosted search is configured; the embedded index is complete.',
      'Search index: nothing sent, ALGOLIA_ADMIN_KEY is not set; the embedded index is complete.',
    ]);
    expect(standin.requests).toEqual([]);
  });

  it('builds a temporary index, settings before records', async () => {
    expect(await send(both(3))).toBe(true);
    expect(idsIn(INDEX)).toHaveLength(6);
    expect(standin.store.index(INDEX).settings).toMatchObject({ ...SEARCH_INDEX_SETTINGS });
    expect(writes()).toEqual(['setSettings', 'batch', 'operation']);
    expect([...standin.store.indices.keys()]).toEqual([INDEX]);
    expect(lines).toEqual(['Search index: replaced with 6 records.']);
  });

  it('sends only what has changed', async () => {
    await send(both(10));
    standin.requests.length = 0;
    const next = both(10);
    next.en = [...next.en.slice(2), record('en', 'new')];
    next['zh-Hans'][0] = record('zh-Hans', '0', 'changed');
    expect(await send(next)).toBe(true);
    expect(writes()).toEqual(['batch', 'batch']);
    expect(idsIn(INDEX)).toHaveLength(19);
    expect(lines.slice(1)).toEqual([
      'Search index: zh-Hans 0 added, 1 changed, 0 deleted, 9 unchanged.',
      'Search index: en 1 added, 0 changed, 2 deleted, 8 unchanged.',
    ]);
  });

  it('waits for the tasks of the service', async () => {
    await standin.stop();
    standin = new AlgoliaStandin({ adminKey: ADMIN_KEY, taskMs: 60 });
    host = await standin.start();
    expect(await send(both(2))).toBe(true);
    expect(idsIn(INDEX)).toHaveLength(4);
    expect(operations().filter((name) => name === 'task').length).toBeGreaterThan(3);
  });

  it('sends nothing if nothing has changed', async () => {
    await send(both(3));
    standin.requests.length = 0;
    expect(await send(both(3))).toBe(true);
    expect(writes()).toEqual([]);
  });

  it('replaces the index when more than half has changed', async () => {
    await send(both(4));
    standin.store.index(INDEX).rules.push({ objectID: 'rule' });
    standin.requests.length = 0;
    expect(await send(both(4, 'rewritten'))).toBe(true);
    expect(writes()).toEqual(['operation', 'setSettings', 'batch', 'operation']);
    expect(standin.objects(INDEX)?.every(({ content }) => content === 'rewritten')).toBe(true);
    expect(standin.store.index(INDEX).rules).toEqual([{ objectID: 'rule' }]);
  });

  it('replaces the index when its settings differ', async () => {
    await send(both(4));
    standin.store.index(INDEX).settings['ranking'] = ['custom'];
    expect(await send(both(4))).toBe(true);
    expect(standin.store.index(INDEX).settings['ranking']).toEqual(SEARCH_INDEX_SETTINGS.ranking);
  });

  describe('synonyms', () => {
    const groups: SynonymGroup[] = [
      { id: 'alarm', kind: 'same', terms: { en: ['event', 'alarm'], 'zh-Hans': ['事件', '报警'] } },
    ];
    const sent = [{ objectID: 'alarm', type: 'synonym', synonyms: ['event', '事件', 'alarm', '报警'] }];

    it('are part of a new index', async () => {
      expect(await send(both(2), { synonyms: groups })).toBe(true);
      expect(writes()).toEqual(['setSettings', 'saveSynonyms', 'batch', 'operation']);
      expect(standin.store.index(INDEX).synonyms).toEqual(sent);
    });

    it('replace others in the index, and are sent once', async () => {
      await send(both(2), { synonyms: [{ ...groups[0], id: 'old' } as SynonymGroup] });
      standin.requests.length = 0;
      expect(await send(both(2), { synonyms: groups })).toBe(true);
      expect(await send(both(2), { synonyms: groups })).toBe(true);
      expect(writes()).toEqual(['saveSynonyms']);
      expect(standin.store.index(INDEX).synonyms).toEqual(sent);
    });

    it('are logged by a dry run, which sends none', async () => {
      await send(both(2));
      standin.requests.length = 0;
      await send(both(2), { synonyms: groups, dryRun: true });
      expect(writes()).toEqual([]);
      expect(lines).toContain('Search index: synonyms differ, 1 sets would be sent.');
    });
  });

  it('sends many records in batches of a thousand', async () => {
    expect(await send(both(1_100))).toBe(true);
    const sizes = standin.requests
      .filter(({ operation }) => operation === 'batch')
      .map(({ body }) => (body['requests'] as []).length);
    expect(sizes).toEqual([1_000, 1_000, 200]);
    expect(await send(both(1_100))).toBe(true);
    expect(lines.at(-1)).toBe('Search index: en 0 added, 0 changed, 0 deleted, 1100 unchanged.');
  });

  it('only logs the changes in a dry run', async () => {
    await send(both(10));
    standin.requests.length = 0;
    lines = [];
    const next = both(10);
    next.en = next.en.slice(1);
    expect(await send(next, { dryRun: true })).toBe(true);
    expect(writes()).toEqual([]);
    expect(lines).toEqual([
      'Search index: zh-Hans 0 added, 0 changed, 0 deleted, 10 unchanged.',
      'Search index: en 0 added, 0 changed, 1 deleted, 9 unchanged.',
      'Search index: settings are the same.',
      'Search index: dry run, nothing sent.',
    ]);
  });

  describe('dangerous sets', () => {
    beforeEach(async () => {
      await send(both(10));
      lines = [];
    });

    it('refuses to empty a language and still sends the other', async () => {
      expect(await send({ 'zh-Hans': [], en: [...recordsOf('en', 10), record('en', 'new')] })).toBe(false);
      expect(idsIn(INDEX)).toHaveLength(21);
      expect(lines[0]).toBe(
        'warning: Search index: zh-Hans not sent: there are no records; an empty set would empty the index.',
      );
    });

    it('refuses to delete more than 30 % unless it is forced', async () => {
      const fewer = { ...both(10), en: recordsOf('en', 6) };
      expect(await send(fewer)).toBe(false);
      expect(idsIn(INDEX)).toHaveLength(20);
      expect(lines[0]).toContain('4 of 10 records (40 %) would be deleted');
      expect(await send(fewer, { force: true })).toBe(true);
      expect(idsIn(INDEX)).toHaveLength(16);
    });

    it('refuses records that are too big or have the same id', async () => {
      const big = [...recordsOf('en', 10), record('en', 'big', 'x'.repeat(10_000))];
      const twins = [...recordsOf('zh-Hans', 10), record('zh-Hans', '0')];
      expect(await send({ 'zh-Hans': twins, en: big })).toBe(false);
      expect(idsIn(INDEX)).toHaveLength(20);
      expect(lines[0]).toContain('have the same id zh-Hans-0');
      expect(lines[1]).toContain('a record of /en/big has');
    });

    it('keeps records of others in the index unless it is forced', async () => {
      standin.store.index(INDEX).objects.set('foreign', { objectID: 'foreign' });
      expect(await send(both(10, 'rewritten'))).toBe(true);
      expect(idsIn(INDEX)).toContain('foreign');
      standin.store.index(INDEX).settings['ranking'] = [];
      await send(both(10, 'rewritten'));
      expect(lines.at(-3)).toContain(
        'the index holds 1 records of other languages, which only --force deletes',
      );
      expect(await send(both(10), { force: true })).toBe(true);
      expect(idsIn(INDEX)).not.toContain('foreign');
    });
  });

  it('backs off if the service throttles it', async () => {
    standin.fault = ({ operation, before }) =>
      operation === 'batch' && before === 0 ? { status: 429, headers: { 'retry-after': '1' } } : undefined;
    expect(await send(both(2))).toBe(true);
    expect(idsIn(INDEX)).toHaveLength(4);
  });

  it('logs the message of the service, never the key', async () => {
    standin.fault = () => ({ status: 403, message: `Key ${ADMIN_KEY} is not allowed` });
    expect(await send(both(2))).toBe(false);
    expect(lines).toEqual([
      'warning: Search index: not updated, left as it was: ApiError: Key *** is not allowed',
    ]);
  });

  describe.each<[string, Fault]>([
    ['an error of the service', { status: 500 }],
    ['a refusal', { status: 403 }],
    ['a broken connection', 'break'],
  ])('%s at any step', (_, fault) => {
    const contents = () =>
      standin.objects(INDEX)?.map(({ objectID, content }) => [objectID, content]) ?? null;

    /** Runs a job once without faults to count its requests, then once for each of them. */
    async function breakEachStep(first: IndexJobOptions['records'] | null, next: IndexJobOptions['records']) {
      if (first) await send(first);
      const before = contents();
      const steps = standin.requests.length;
      await send(next, { force: true });
      const after = contents();
      const count = standin.requests.length - steps;
      for (let step = 0; step < count; step += 1) {
        standin.store.indices.clear();
        standin.fault = () => undefined;
        if (first) await send(first);
        const start = standin.requests.length;
        standin.fault = () => (standin.requests.length - start - 1 === step ? fault : undefined);
        await send(next, { force: true });
        standin.fault = () => undefined;
        const now = contents();
        expect([JSON.stringify(before), JSON.stringify(after)]).toContain(JSON.stringify(now));
        expect([...standin.store.indices.keys()].filter((name) => name !== INDEX)).toEqual([]);
      }
      return count;
    }

    it(
      'leaves no index or a complete one at the first run',
      async () => {
        expect(await breakEachStep(null, both(2))).toBeGreaterThan(5);
      },
      MS_IN_MINUTE,
    );

    it(
      'leaves the old index or the new one when it is replaced',
      async () => {
        expect(await breakEachStep(both(2), both(2, 'rewritten'))).toBeGreaterThan(8);
      },
      MS_IN_MINUTE,
    );
  });

  it('leaves a language unchanged if it fails, and sends the other', async () => {
    await send(both(10));
    const next = both(10);
    next['zh-Hans'].push(record('zh-Hans', 'new'));
    next.en.push(record('en', 'new'));
    const done = standin.requests.filter(({ operation }) => operation === 'batch').length;
    standin.fault = ({ operation, before }) =>
      operation === 'batch' && before === done ? { status: 400, message: 'Bad batch' } : undefined;
    expect(await send(next)).toBe(false);
    expect(idsIn(INDEX)).not.toContain('zh-Hans-new');
    expect(idsIn(INDEX)).toContain('en-new');
    expect(lines).toContain(
      'warning: Search index: zh-Hans not updated, left as it was: ApiError: Bad batch',
    );
  });
});
