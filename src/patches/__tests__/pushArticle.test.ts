import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { forgetArticles, pushArticle } from '../pushArticle';

const publicDir = mkdtempSync(path.join(tmpdir(), 'idmp-docs-push-'));
afterAll(() => rmSync(publicDir, { recursive: true, force: true }));

const DATA = { doc: { head: { title: 'Title' }, page: { html: 'old', locale: 'en' } }, locales: 'texts' };
const ARTICLE = { html: 'new', isFaq: false };

/** Data of a page as Gatsby writes it. */
const dataOf = (address: string, html: string) => {
  const data = { ...DATA, doc: { ...DATA.doc, page: { ...DATA.doc.page, html } } };
  return { path: address, result: { data, pageContext: {} } };
};
type Sent = { id: string; result: ReturnType<typeof dataOf> };

/** Gatsby's socket while browsers show the pages at some paths, and what it sends. */
function socketFor(...activePaths: string[]) {
  const sent: Sent[] = [];
  const emitPageData = (data: { id: string; result: unknown }) => void sent.push(data as Sent);
  return { socket: { activePaths: new Set(activePaths), emitPageData }, sent };
}

/** What is sent for the page at an address, while browsers show the pages at some paths. */
async function pushed(address: string, activePaths: string[], folder = address): Promise<Sent[]> {
  const file = path.join(publicDir, 'page-data', folder, 'page-data.json');
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify(dataOf(address, 'old')));
  const { socket, sent } = socketFor(...activePaths);
  await pushArticle(address, ARTICLE, { socket, publicDir });
  return sent;
}

afterEach(() => forgetArticles(Infinity));

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

  it('keeps a query that began before the text was saved from replacing it', async () => {
    await pushed('/en/a', []);
    const { socket, sent } = socketFor('/en/a');
    const begun = performance.now();
    await pushArticle('/en/a', ARTICLE, { socket, publicDir });
    const emit = (html: string): void => socket.emitPageData({ id: '/en/a', result: dataOf('/en/a', html) });
    emit('older');
    forgetArticles(begun);
    emit('older');
    forgetArticles(performance.now());
    emit('newest');
    const shown = sent.map(({ result }) => result.result.data.doc.page.html);
    expect(shown).toEqual(['new', 'new', 'new', 'newest']);
  });
});
