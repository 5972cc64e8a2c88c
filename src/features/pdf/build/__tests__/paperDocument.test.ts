import type { SidebarEntry } from '@idmp/model';
import { article } from '../../../../../packages/compile/__tests__/article';
import { paperDocument } from '../paperDocument';

const ENTRIES: SidebarEntry[] = [
  {
    type: 'group',
    label: 'Basic',
    address: '/en/basic',
    items: [{ type: 'link', label: 'Trend', address: '/en/basic/trend' }],
  },
];
const OPTIONS = {
  locale: 'en',
  title: 'Docs',
  state: '2026-01-01',
  entries: ENTRIES,
  base: 'https://docs.example/p',
  pathPrefix: '/p',
  styleSheets: [],
} as const;
const documentOf = (trend: string) =>
  paperDocument({
    ...OPTIONS,
    articleAt: (address) =>
      article(
        address === '/en/basic' ? '<h1 id="basic">Basic</h1><h2 id="a">A</h2>' : `<h1>Trend</h1>${trend}`,
      ),
  });

describe('paperDocument', () => {
  it('nests headings like the sidebar, for the PDF outline', () => {
    expect(documentOf('<h2>Add</h2>').html).toMatch(
      /<h1[^>]*>Basic[^]*<h2[^>]*>A<[^]*<h2>Trend<\/h2><h3>Add<\/h3>/,
    );
  });

  it('keeps links within the document, and points others to the published site', () => {
    const { html, deadLinks } = documentOf(
      '<h2 id="x">X</h2><a href="#x">1</a><a href="/p/en/basic#a">2</a><a href="/p/en/intro?q=1#b">3</a><a href="https://x.example">4</a>',
    );
    expect([...html.matchAll(/<a href="([^"]*)">\d/g)].map(([, href]) => href)).toEqual([
      '#basic/trend--x',
      '#basic--a',
      'https://docs.example/p/en/intro?q=1#b',
      'https://x.example',
    ]);
    expect(deadLinks).toEqual([]);
  });

  it('keeps the place of a page without text', () => {
    const { html, pages, deadLinks } = paperDocument({ ...OPTIONS, articleAt: () => article('') });
    expect(html).toContain('<article class="prose" id="basic/trend"></article>');
    expect([pages, deadLinks]).toEqual([2, []]);
  });

  it('reports broken links', () => {
    expect(documentOf('<a href="#gone">1</a>').deadLinks).toEqual(['basic/trend--gone']);
  });

  it('leaves text and code as they are', () => {
    const text = 'id="app" loading="lazy" &lt;h2> href="#x"';
    const { html, deadLinks } = documentOf(`<p>${text}</p><pre><code>${text}</code></pre>`);
    expect(html).toContain('<p>id="app" loading="lazy" &lt;h2> href="#x"</p><pre><code>id="app" loading=');
    expect(deadLinks).toEqual([]);
  });

  it('keeps addresses that cannot be decoded, and those of other hosts', () => {
    const { html } = paperDocument({
      ...OPTIONS,
      pathPrefix: '',
      articleAt: () => article('<a href="/a%E4%zz">1</a><a href="//other.example/x">2</a>'),
    });
    expect(html).toContain('<a href="https://docs.example/p/a%E4%zz">1</a><a href="//other.example/x">2</a>');
  });

  it('loads lazy figures', () => {
    expect(documentOf('<img src="/a.svg" loading="lazy">').html).not.toContain('lazy');
  });
});
