/** @jest-environment node */
import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { listFiles } from '@idmp/files';
import { SocialImageDrawer } from '../socialImage';
import { writeSocialImages } from '../writeSocialImages';

const page = (address: string, title: string, canonical = address) => ({
  address,
  canonical,
  title,
  locale: 'en' as const,
});

describe('writeSocialImages', () => {
  const cacheDir = mkdtempSync(path.join(os.tmpdir(), 'images-'));
  const publicDir = mkdtempSync(path.join(os.tmpdir(), 'public-'));
  const warn = jest.fn();
  const write = (...pages: ReturnType<typeof page>[]) =>
    writeSocialImages({ publicDir, pages, warn, cacheDir });

  afterAll(() => {
    for (const folder of [cacheDir, publicDir]) rmSync(folder, { recursive: true });
  });

  it('writes one image a page and draws pages of one title once', async () => {
    await write(page('/', 'Home'), page('/en', 'Home'), page('/en/basic/data', 'Data'));
    expect(await listFiles(publicDir)).toEqual(['og/en.png', 'og/en/basic/data.png', 'og/index.png']);
    expect(readdirSync(cacheDir)).toHaveLength(2);
  });

  it('writes none for pages with another canonical address', async () => {
    await write(page('/a', 'Home'), page('/1.0.4/a', 'Old', '/a'), page('/1.0.4/b', 'Data'));
    expect(await listFiles(publicDir)).toEqual(['og/1.0.4/b.png', 'og/a.png']);
    expect(readdirSync(cacheDir)).toHaveLength(2);
  });

  it('draws nothing again, and removes the images of former pages', async () => {
    const times = () => readdirSync(cacheDir).map((name) => statSync(path.join(cacheDir, name)).mtimeMs);
    await write(page('/', 'Home'), page('/en', 'Data'));
    const before = times();
    const create = jest.spyOn(SocialImageDrawer, 'create');
    await write(page('/', 'Home'), page('/en', 'Data'));
    expect(create).not.toHaveBeenCalled();
    expect(times()).toEqual(before);
    await write(page('/', 'Home'));
    expect(await listFiles(publicDir)).toEqual(['og/index.png']);
    expect(readdirSync(cacheDir)).toHaveLength(1);
  });

  it('warns, and leaves the site as it is, if nothing can be drawn', async () => {
    jest.spyOn(SocialImageDrawer, 'create').mockRejectedValueOnce(new Error('No library.'));
    await write(page('/', 'Other'));
    expect(warn.mock.calls).toEqual([['No library.']]);
    expect(await listFiles(publicDir)).toEqual(['og/index.png']);
    warn.mockClear();
  });

  it('names a title whose characters the font lacks', async () => {
    expect(warn).not.toHaveBeenCalled();
    await write(page('/', '𠮷野家'));
    expect(warn.mock.calls).toEqual([[expect.stringContaining('"𠮷野家": 𠮷')]]);
  });
});
