import { loadSite } from '../../assemble/loadSite';
import path from 'node:path';
import type { CreateNodeArgs } from 'gatsby';
import { makeProject, page, removeProjects, writeFiles } from '../../../packages/content/__tests__/project';
import { DOCUMENTS_DIR } from '@idmp/content';

const home = process.cwd();
const A = 'content/en/a.md';
const SVG = '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="20"></svg>';
const shown: { address: string; html: string }[] = [];

jest.doMock('../../patches/pushArticle', () => ({
  forgetArticles: () => undefined,
  pushArticle: (address: string, { html }: { html: string }) =>
    Promise.resolve(void shown.push({ address, html })),
}));

beforeEach(async () => {
  process.chdir(
    makeProject({ [A]: page(), 'content/en/b.md': page('Text.\n', 'B'), 'content/en/images/p.svg': SVG }),
  );
  shown.length = 0;
  const { readSnapshot } = await import('../contentSnapshot');
  const { keepShownSite } = await import('../showSaved');
  await readSnapshot();
  const options = { root: process.cwd(), cacheDir: DOCUMENTS_DIR, pathPrefix: '', workers: 0 };
  keepShownSite(await loadSite({ ...options, production: false }), 0);
});
afterEach(() => process.chdir(home));
afterAll(removeProjects);

/** Saves the text of the first page, as Gatsby reports it. */
async function save(text: string): Promise<void> {
  writeFiles('.', { [A]: page(text) });
  const node = { internal: { type: 'Mdx', contentFilePath: path.resolve(A) } };
  const { onCreateNode } = await import('../onCreateNode');
  await onCreateNode({ node, actions: { createNodeField: () => undefined } } as unknown as CreateNodeArgs);
}

describe('a saved text', () => {
  it('is shown at once in each language, with its links', async () => {
    await save('## Part {#part}\n\nSee [the other](./b.md).\n');
    expect(shown.map(({ address }) => address).sort()).toEqual(['/a', '/en/a']);
    for (const { html } of shown) expect(html).toMatch(/id="part"[^]*<a href="(?:\/en)?\/b">the other<\/a>/);
  });

  it('waits for all pages if it shows a picture that is not published yet', async () => {
    await save('![A picture](./images/p.svg)\n');
    expect(shown).toEqual([]);
  });
});
