import { pagesOfSidebar, suggestPages } from '../fillNotFound';

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
