import { readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { toString } from 'hast-util-to-string';
import { readStoredPage, storePages } from '../pageStore';
import {
  both,
  makeProject,
  page,
  removeProjects,
  siteOf,
  type Files,
} from '../../../packages/content/__tests__/project';

const TREE: Files = both({ 'index.md': page(), 'a.md': page('First text.\n', 'A') });

let dir: string;
beforeEach(() => {
  dir = path.join(makeProject({}), 'store');
});
afterAll(removeProjects);

async function store(files: Files, removeOthers = true): Promise<Record<string, string>> {
  const { pages } = await siteOf(files);
  const keys = await storePages(pages, { dir, removeOthers });
  return Object.fromEntries(pages.map(({ address }, index) => [address, keys[index] ?? '']));
}

describe('storePages', () => {
  it('stores the queried fields of each page', async () => {
    const keys = await store(TREE);
    const { head, tree } = await readStoredPage(keys['/en/a'] ?? '', dir);
    expect(head).toMatchObject({ title: 'A', canonical: '/en/a', unlisted: false });
    expect(head.alternates.map(({ address }) => address)).toEqual(['/a', '/en/a']);
    expect(toString(tree)).toContain('First text.');
  });

  it('changes the digest of a changed page, and rewrites no other page', async () => {
    const before = await store(TREE);
    const written = await stat(path.join(dir, `${before['/a'] ?? ''}.json`));
    const after = await store({ ...TREE, 'content/en/a.md': page('Second text.\n', 'A') });
    expect(after['/en/a']).not.toBe(before['/en/a']);
    expect(after['/a']).toBe(before['/a']);
    expect((await stat(path.join(dir, `${after['/a'] ?? ''}.json`))).mtimeMs).toBe(written.mtimeMs);
  });

  it('removes unused files, unless they may still be queried', async () => {
    const before = await store(TREE);
    const changed = { ...TREE, 'content/en/a.md': page('Second text.\n', 'A') };
    await store(changed, false);
    expect(toString((await readStoredPage(before['/en/a'] ?? '', dir)).tree)).toContain('First text.');
    const keys = await store(changed);
    expect((await readdir(dir)).sort()).toEqual(
      Object.values(keys)
        .map((key) => `${key}.json`)
        .sort(),
    );
  });
});

describe('readStoredPage', () => {
  it('throws with a hint if the page is missing', async () => {
    await expect(readStoredPage('gone', dir)).rejects.toThrow(/gone\.json is missing\. Run "npm run build"/);
  });
});
