import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Locale } from '@idmp/model';
import { type SearchRecord, type SynonymGroup, embeddedIndexFiles } from '@idmp/search';
import { createRecord } from '../../../../../packages/search/model/__tests__/searchFixtures';
import { writeStored } from '@idmp/files';
import { cachedIndexFiles } from '../indexFiles';

let root: string;
beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'search-cache-'));
});
afterEach(() => rm(root, { recursive: true }));

const cacheFile = () => path.join(root, '.cache/search-index/en.json');
/** Replaces the files in the cache, so that a hit is recognizable. */
const mark = async (): Promise<void> => {
  const [key = ''] = (await readFile(cacheFile(), 'utf8')).split('\n').at(-1)?.split(' ') ?? [];
  await writeStored(cacheFile(), key, [{ name: 'cached', text: '' }]);
};
const filesOf = (
  locale: Locale,
  records: readonly SearchRecord[],
  synonyms: SynonymGroup[],
  folder: string,
) => cachedIndexFiles(locale, Buffer.from(JSON.stringify(records)), synonyms, folder);
const names = async (...args: Parameters<typeof filesOf>) => (await filesOf(...args)).map(({ name }) => name);

describe('cachedIndexFiles', () => {
  const records = [createRecord()];

  it('returns the files of the last build for the same inputs', async () => {
    expect(await filesOf('en', records, [], root)).toEqual(embeddedIndexFiles('en', records));
    await mark();
    expect(await names('en', records, [], root)).toEqual(['cached']);
  });

  it.each<[string, () => Promise<string[]>]>([
    ['another record', () => names('en', [createRecord({ content: 'Other words' })], [], root)],
    [
      'another synonym',
      () =>
        names(
          'en',
          records,
          [{ id: 'tag', kind: 'same', terms: { en: ['tag', 'point'], 'zh-Hans': [] } }],
          root,
        ),
    ],
    [
      'a damaged cache',
      async () => {
        await writeFile(cacheFile(), '{"key":');
        return names('en', records, [], root);
      },
    ],
  ])('builds them again for %s', async (_, build) => {
    await filesOf('en', records, [], root);
    await mark();
    expect(await build()).toHaveLength(2);
  });
});
