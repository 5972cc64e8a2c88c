import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createRecord, recordsOfOutline } from '../../../model/__tests__/searchFixtures';
import { openTerms, type PackedIndex } from '../../../model/packedIndex';
import type { SearchRecord } from '../../../model/searchRecord';
import type { SearchSection } from '../../../model/searchSections';
import { embeddedIndexFiles } from '../embeddedIndex';
import { writeIndexFiles } from '../writeIndexFiles';

let publicDir: string;
beforeEach(async () => {
  publicDir = await mkdtemp(path.join(tmpdir(), 'search-'));
});
afterEach(() => rm(publicDir, { recursive: true }));

const records = recordsOfOutline({
  url: 'https://site.example/docs/en/a',
  chapter: 'Basics',
  title: 'Events',
  sections: { Causes: 'Look closer.' },
});
const names = () => readdir(path.join(publicDir, 'search'));
const read = async <T>(name: string) =>
  JSON.parse(await readFile(path.join(publicDir, 'search', name), 'utf8')) as T;
const manifestOf = (locale: string) => read<{ index: string; sections: string }>(`manifest.${locale}.json`);

const write = (en: SearchRecord[], zh: SearchRecord[] = []) =>
  writeIndexFiles([...embeddedIndexFiles('en', en), ...embeddedIndexFiles('zh-Hans', zh)], publicDir);

describe('embedded index files', () => {
  it('writes a manifest that names files by their content', async () => {
    await write(records);
    const manifest = await manifestOf('en');
    expect(manifest.index).toMatch(/^index\.en\.[0-9a-f]{12}\.json$/);
    expect(manifest.sections).toMatch(/^sections\.en\.[0-9a-f]{12}\.json$/);
    expect(openTerms(await read<PackedIndex>(manifest.index)).rowOf('look')).toBeDefined();
  });

  it('keeps addresses without the origin', async () => {
    await write(records);
    const sections = await read<SearchSection[]>((await manifestOf('en')).sections);
    expect(sections.map(({ url }) => url)).toEqual(['/docs/en/a', '/docs/en/a#causes']);
  });

  it('writes the same files for the same records', async () => {
    await write(records);
    const before = await names();
    await write(records);
    expect(await names()).toEqual(before);
  });

  it('removes the files of an earlier build that are stale, and no others', async () => {
    await write(records, records);
    const before = await names();
    await write([createRecord()], records);
    const after = await names();
    expect(after).toHaveLength(6);
    expect(after.filter((name) => name.includes('zh-Hans'))).toEqual(
      before.filter((name) => name.includes('zh-Hans')),
    );
    expect(after.filter((name) => !before.includes(name))).toHaveLength(2);
  });

  it('writes an empty index for a language without pages', async () => {
    await write([]);
    expect(await read<SearchSection[]>((await manifestOf('en')).sections)).toEqual([]);
  });
});
