import { type SidebarEntry, pathToSlug } from '@idmp/model';
import {
  buildSidebar,
  cardEntries,
  firstAddress,
  flattenSidebar,
  sidebarTrails,
  type SidebarDocument,
} from '../sidebarTree';

function doc(path: string, overrides: Partial<SidebarDocument> = {}): SidebarDocument {
  const slug = pathToSlug(path);
  return {
    path,
    category: path.split('/').slice(0, -1).join('/'),
    address: `/${slug}`,
    sidebarLabel: slug.split('/').at(-1) || 'home',
    sidebarPosition: null,
    ...overrides,
  };
}

/** `label` or `label [items]`, with `*` for a group that has a page. */
function outline(entries: readonly SidebarEntry[]): string {
  return entries
    .map((entry) =>
      entry.type === 'link'
        ? entry.label
        : `${entry.label}${entry.address ? '*' : ''} [${outline(entry.items)}]`,
    )
    .join(', ');
}

describe('buildSidebar', () => {
  it.each<[string, SidebarDocument[], string]>([
    ['is empty without documents', [], ''],
    [
      'orders by number prefix, then by name',
      [doc('b.md'), doc('10-z.md'), doc('a.md'), doc('02-y.md')],
      'y, z, a, b',
    ],
    ['prefers sidebar_position', [doc('01-a.md', { sidebarPosition: 9 }), doc('02-b.md')], 'b, a'],
    ['compares names by their numbers', [doc('1.0.10.md'), doc('1.0.9.md')], '1.0.9, 1.0.10'],
    ['puts the root page first', [doc('01-a.md'), doc('index.md')], 'home, a'],
    [
      'gives a folder the page and label of its index',
      [doc('05-basic/index.md', { sidebarLabel: 'Basic' }), doc('05-basic/01-a.md')],
      'Basic* [a]',
    ],
    ['labels a folder without index by its name', [doc('05-first-steps/01-a.md')], 'First steps [a]'],
    ['turns a folder with only an index into a link', [doc('05-basic/index.md')], 'basic'],
    [
      'orders folders among pages, by the position of the index if it has one',
      [
        ...['01-a.md', '03-c.md', '02-b/index.md', '02-b/x.md', 'zero/y.md'].map((path) => doc(path)),
        doc('zero/index.md', { sidebarPosition: 0 }),
      ],
      'zero* [y], a, b* [x], c',
    ],
  ])('%s', (_, documents, expected) => {
    expect(outline(buildSidebar(documents))).toBe(expected);
  });

  it('begins a section with the page or the chapter that names it', () => {
    const entries = buildSidebar([
      doc('01-a.md', { sidebarSection: 'Start' }),
      doc('02-b/index.md', { sidebarSection: 'Use' }),
      doc('02-b/c.md'),
      doc('03-d/index.md', { sidebarSection: 'Reference' }),
    ]);
    expect(entries.map(({ label, section }) => [label, section])).toEqual([
      ['a', 'Start'],
      ['b', 'Use'],
      ['d', 'Reference'],
    ]);
  });

  it('puts the newest version first where the folder says so, behind pages with a number', () => {
    const files = [
      '21-history/index.md',
      '21-history/1.0.9.md',
      '21-history/1.0.10.md',
      '21-history/01-a.md',
    ];
    const settings = new Map([['21-history', { order: 'newest-first' } as const]]);
    expect(
      outline(
        buildSidebar(
          files.map((file) => doc(file)),
          settings,
        ),
      ),
    ).toBe('history* [a, 1.0.10, 1.0.9]');
  });

  it('respects the settings of a folder', () => {
    const settings = new Map([['05-basic', { label: 'Basics', position: 1 }]]);
    expect(outline(buildSidebar([doc('02-a.md'), doc('05-basic/x.md')], settings))).toBe('Basics [x], a');
  });

  it('is what the folder of the language lists, if it lists it', () => {
    const documents = ['index.md', '01-a.md', 'in/b.md', 'in/c.md', 'none.md'].map((path) => doc(path));
    const items = [
      { page: 'in/c.md', label: 'See' },
      { label: 'Group', items: [{ page: '01-a.md', items: [{ page: 'in/b.md' }] }] },
      { label: 'Empty', items: [{ page: 'gone.md' }] },
    ];
    expect(outline(buildSidebar(documents, new Map([['', { items }]])))).toBe('See, Group [a* [b]]');
  });
});

describe('walks through a sidebar', () => {
  const sidebar = buildSidebar([
    doc('index.md'),
    doc('01-a/index.md'),
    doc('01-a/01-b.md'),
    doc('02-c/01-d.md'),
  ]);

  it('flattens it to the reading order', () => {
    expect(flattenSidebar(sidebar).map(({ address }) => address)).toEqual(['/', '/a', '/a/b', '/c/d']);
  });

  it('returns the breadcrumbs of each page', () => {
    const trails = sidebarTrails(sidebar);
    expect(trails.get('/a/b')).toEqual([
      { label: 'a', address: '/a' },
      { label: 'b', address: '/a/b' },
    ]);
    expect(trails.get('/c/d')).toEqual([{ label: 'C' }, { label: 'd', address: '/c/d' }]);
  });

  it('shows the items of a group as cards', () => {
    expect(outline(cardEntries(sidebar, '/a'))).toBe('b');
  });

  it('shows everything but the page itself if the page is not a group', () => {
    expect(outline(cardEntries(sidebar, '/'))).toBe('a* [b], C [d]');
    expect(cardEntries(sidebar, '/nowhere')).toEqual([]);
  });

  it('finds the first page of a group without a page', () => {
    expect(sidebar.map(firstAddress)).toEqual(['/', '/a', '/c/d']);
  });
});
