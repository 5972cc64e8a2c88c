import fs from 'node:fs';
import { describeProblem, formatProblems } from '@idmp/model';
import { NAV_FILE, NAV_ITEMS } from '../../../../settings/nav';
import { linesOf, both, page, removeProjects } from '../../../../../packages/content/__tests__/project';
import { checkNavbar, navItemFault, type WrittenNavItem } from '../checkNavbar';

afterAll(removeProjects);

const TEXT = `export const NAV_ITEMS: readonly NavItem[] = [
  { type: 'search' },
  { type: 'dropdown' },
  {
    type: 'link',
  },
];
`;

describe('checkNavbar', () => {
  it('finds nothing wrong with the items of the site', () => {
    expect(checkNavbar(NAV_ITEMS, fs.readFileSync(NAV_FILE, 'utf8'))).toEqual([]);
  });

  it('names each wrong item with its line and what is allowed', () => {
    const items = [
      { type: 'search' },
      { type: 'dropdown' },
      { type: 'link', label: 'x' },
      { type: 'versionSwitch', versions: ['1.x'] },
    ];
    expect(formatProblems(checkNavbar(items, TEXT))).toEqual([
      'src/site/navbar.ts:1: No docs version named "1.x"; available versions: current (item 4 of NAV_ITEMS in src/site/navbar.ts), correct or remove the item',
      'src/site/navbar.ts:3: No NavbarItem component found for type "dropdown" (item 2 of NAV_ITEMS in src/site/navbar.ts); allowed types: link, localeSwitch, versionSwitch, colorModeToggle, search, correct or remove the item',
      'src/site/navbar.ts:5: A navbar link needs "label" and "to" as texts (item 3 of NAV_ITEMS in src/site/navbar.ts): {"type":"link","label":"x"}, correct or remove the item',
    ]);
  });

  it('finds the line of an item in the real file', () => {
    const items = NAV_ITEMS.map((item) => (item.type === 'versionSwitch' ? { type: 'versions' } : item));
    const text = fs.readFileSync(NAV_FILE, 'utf8');
    const [problem] = checkNavbar(items, text);
    expect(text.split('\n')[(problem?.line ?? 0) - 1]).toContain("type: 'versionSwitch'");
  });
});

const textOf = (item: WrittenNavItem, index: number): string | undefined => {
  const found = navItemFault(item, index);
  return found && describeProblem(found).message;
};

describe('navItemFault', () => {
  it.each([
    ['no address', { type: 'link', label: 'navbar.cloud' }],
    ['a non-string address', { type: 'link', label: 'navbar.cloud', to: 5 }],
    ['a non-string label', { type: 'link', label: 5, to: '/x' }],
    ['an empty label', { type: 'link', label: '', to: '/x' }],
  ])('rejects a link with %s', (_what, item) => {
    expect(textOf(item, 0)).toContain(
      'A navbar link needs "label" and "to" as texts (item 1 of NAV_ITEMS in src/site/navbar.ts)',
    );
  });

  it('handles values that are not items', () => {
    for (const item of [{}, { type: null }, { type: '__proto__' }, { type: ['link'] }])
      expect(textOf(item, 0)).toMatch(/^No NavbarItem component found for type ".*" \(item 1 /);
  });
});

describe('a folder with a place in the sidebar', () => {
  const category = '{ "label": "Plans", "position": 2 }';

  it('and no page is an item without a link', async () => {
    expect(
      await linesOf({ ...both({ 'a.md': page() }), 'content/en/plans/_category_.json': category }),
    ).toEqual([
      'content/en/plans/_category_.json:1: the sidebar item "Plans" leads to no page, add the page, or a page to the folder, or remove the item',
    ]);
  });

  it('is right with a page in either language, below it, and as a draft', async () => {
    const files = {
      'content/en/02-plans/_category_.json': category,
      'content/en/notes/_category_.yml': 'label: Notes\n',
      'content/en/_category_.json': '{ "label": "All" }',
    };
    const lines = await linesOf({
      ...files,
      ...both({ 'plans/deep/a.md': page() }),
      'content/zh-Hans/notes/b.md': page().replace('---\n', '---\ndraft: true\n'),
    });
    expect(lines.filter((line) => line.includes('leads to no page'))).toEqual([]);
  });
});
