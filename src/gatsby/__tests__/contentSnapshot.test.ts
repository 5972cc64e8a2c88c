import fs from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { makeProject, page, removeProjects } from '../../../packages/markdown/__tests__/project';
import { compilePages, DOCUMENTS_DIR, readContent, withLock } from '@idmp/markdown';
import { readSnapshot } from '../contentSnapshot';

const home = process.cwd();
const STORED = `${DOCUMENTS_DIR}/content/en/a.md.json`;
/** Longer than the page takes to compile. */
const A_WHILE_MS = 1_000;

beforeEach(() => process.chdir(makeProject({ 'content/en/a.md': page() })));
afterEach(() => process.chdir(home));
afterAll(removeProjects);

describe('the first snapshot', () => {
  it('waits for a process that compiles the content, and takes its documents', async () => {
    const { reading, stored } = await withLock(DOCUMENTS_DIR, async () => {
      const begun = readSnapshot();
      const first = await Promise.race([begun, wait(A_WHILE_MS)]);
      expect(first).toBeUndefined();
      const { sources, compile } = await readContent({ root: process.cwd(), cacheDir: DOCUMENTS_DIR });
      await compilePages(sources, compile);
      return { reading: { begun }, stored: fs.statSync(STORED).ino };
    });
    const { pages } = await reading.begun;
    expect([...pages.keys()]).toEqual(['content/en/a.md']);
    expect(fs.statSync(STORED).ino).toBe(stored);
  });
});
