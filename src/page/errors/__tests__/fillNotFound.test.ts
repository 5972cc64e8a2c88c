import { fillNotFound, pagesOfSidebar, suggestPages, wordsOfPath } from '../fillNotFound';

const NOT_FOUND = `
  <aside id="idmp-sidebar"><a href="/en">Home</a><a href="/en/basic/layout">Layout</a></aside>
  <main><input data-path-words>
    <section hidden data-not-found="like"><ul></ul></section>
    <section hidden data-not-found="popular"><ul></ul></section></main>`;

const field = (): HTMLInputElement => document.querySelector('input')!;

beforeEach(() => {
  document.documentElement.lang = 'en';
  document.body.innerHTML = NOT_FOUND;
});

describe('fillNotFound', () => {
  it('keeps what the reader has typed meanwhile', () => {
    history.replaceState(null, '', '/en/nothing');
    fillNotFound('');
    field().value = 'mine';
    fillNotFound('');
    expect(field().value).toBe('mine');
  });

  it('shows labels as text', () => {
    document.querySelector('a[href="/en/basic/layout"]')!.textContent = '<img src=x> layout';
    history.replaceState(null, '', '/en/layout');
    fillNotFound('');
    expect(document.querySelectorAll('main img')).toHaveLength(0);
    expect(document.querySelector('main a')?.textContent).toBe('<img src=x> layout');
  });
});

const PAGES = [
  { href: '/docs/en/intro', label: 'Introduction' },
  { href: '/docs/en/basic/data-model', label: 'Data Modeling' },
  { href: '/docs/en/basic/event-management', label: 'Event Management' },
  { href: '/docs/en/operation/backup', label: 'Backing Up' },
];
const addresses = (path: string): string[] =>
  suggestPages(
    path,
    PAGES.map((page) => ({ ...page, chapter: '' })),
    '/docs',
  ).map(({ href }) => href);

describe('suggestPages', () => {
  it('finds pages by the words in the path, tolerating typos', () => {
    expect(addresses('/docs/en/basics/data-modle')[0]).toBe('/docs/en/basic/data-model');
    expect(addresses('/docs/en/old/backup.html')).toEqual(['/docs/en/operation/backup']);
  });

  it('prefers pages that match the last word', () => {
    expect(addresses('/docs/en/basic/events')[0]).toBe('/docs/en/basic/event-management');
  });

  it('finds nothing for an unrelated path', () => {
    expect(addresses('/docs/en/xyzzy')).toEqual([]);
    expect(addresses('/docs/en/')).toEqual([]);
  });
});

describe('pagesOfSidebar', () => {
  it('lists internal links with their labels and chapters', () => {
    document.body.innerHTML =
      '<ul><li><a href="/a">A</a><details><ul><li><a href="/a/b">B</a></li></ul></details></li></ul>' +
      '<a href="https://example.com">C</a>';
    expect(pagesOfSidebar(document.body)).toEqual([
      { href: '/a', label: 'A', chapter: '' },
      { href: '/a/b', label: 'B', chapter: 'A' },
    ]);
    expect(pagesOfSidebar(null)).toEqual([]);
  });
});

describe('wordsOfPath', () => {
  it('returns the words of the path, without language, prefix and extension', () => {
    expect(wordsOfPath('/docs/en/basic/data-modl.html', '/docs')).toBe('basic data modl');
  });

  it('decodes Han and survives broken escapes', () => {
    expect(wordsOfPath('/%E5%85%83%E7%B4%A0/x', '')).toBe('元素 x');
    expect(wordsOfPath('/100%/a', '')).toBe('100 a');
  });
});
