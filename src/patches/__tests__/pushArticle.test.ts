import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pushArticle } from '../pushArticle';

const publicDir = mkdtempSync(path.join(tmpdir(), 'idmp-docs-push-'));
afterAll(() => rmSync(publicDir, { recursive: true, force: true }));

const DATA = { doc: { head: { title: 'Title' }, page: { html: 'old', locale: 'en' } }, locales: 'texts' };
const ARTICLE = { html: 'new', isFaq: false };

/** What is sent for the page at an address, while browsers show the pages at some paths. */
async function pushed(address: string, activePaths: string[], folder = address): Promise<unknown[]> {
  const file = path.join(publicDir, 'page-data', folder, 'page-data.json');
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify({ path: address, result: { data: DATA, pageContext: {} } }));
  const sent: unknown[] = [];
  const socket = {
    activePaths: new Set(activePaths),
    emitPageData: (data: { id: string; result: unknown }) => void sent.push(data),
  };
  await pushArticle(address, ARTICLE, { socket, publicDir });
  return sent;
}

describe('pushArticle', () => {
  it('sends the data of an open page with another article', async () => {
    const data = { ...DATA, doc: { ...DATA.doc, page: { html: 'new', locale: 'en', isFaq: false } } };
    expect(await pushed('/en/a', ['/b', '/en/a'])).toEqual([
      { id: '/en/a', result: { path: '/en/a', result: { data, pageContext: {} } } },
    ]);
    expect(await pushed('/', ['/'], 'index')).toMatchObject([{ id: '/', result: { path: '/' } }]);
  });

  it('sends nothing for a page that nobody looks at', async () => {
    expect(await pushed('/en/a', ['/en'])).toEqual([]);
  });

  it('finds the socket of Gatsby, with no page open before the server starts', async () => {
    await expect(pushArticle('/en/a', ARTICLE)).resolves.toBeUndefined();
  });
});
