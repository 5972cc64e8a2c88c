import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createRecord, recordsOfOutline } from '../../../../../packages/model/__tests__/searchFixtures';
import { openTerms, type PackedIndex } from '../../model/packedIndex';
import type { SearchRecord, SearchSection } from '@idmp/model';
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
const read = async <T>(name: string) =>
  JSON.parse(await readFile(path.join(publicDir, 'search', name), 'utf8')) as T;
const readIndex = () => read<PackedIndex & { build: string }>('index.en.json');
const readTexts = () => read<{ build: string; sections: SearchSection[] }>('sections.en.json');

const write = (en: SearchRecord[], zh: SearchRecord[] = []) =>
  writeIndexFiles([...embeddedIndexFiles('en', en), ...embeddedIndexFiles('zh-Hans', zh)], publicDir);

describe('embedded index files', () => {
  it('writes an index and its texts, marked as the same build', async () => {
    await write(records);
    const index = await readIndex();
    expect(openTerms(index).rowOf('look')).toBeDefined();
    expect(index.build).toMatch(/^[0-9a-f]{12}$/);
    expect((await readTexts()).build).toBe(index.build);
  });

  it('keeps addresses without the origin', async () => {
    await write(records);
    const { sections } = await readTexts();
    expect(sections.map(({ url }) => url)).toEqual(['/docs/en/a', '/docs/en/a#causes']);
  });

  it('tells builds apart by the records alone', async () => {
    await write(records);
    const { build } = await readIndex();
    await write(records, records);
    expect((await readIndex()).build).toBe(build);
    await write([createRecord()], records);
    expect((await readIndex()).build).not.toBe(build);
  });

  it('writes an empty index for a language without pages', async () => {
    await write([]);
    expect((await readTexts()).sections).toEqual([]);
  });
});
