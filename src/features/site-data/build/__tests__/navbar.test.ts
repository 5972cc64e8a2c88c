import fs from 'node:fs';
import { formatProblems } from '@idmp/model';
import { NAV_FILE, NAV_ITEMS } from '../../../../settings/nav';
import { linesOf, both, page, removeProjects } from '../../../../../packages/markdown/__tests__/project';
import { checkNavbar } from '../navbar';

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

describe('a folder with a place in the sidebar', () => {
  const category = '{ "label": "Plans", "position": 2 }';

  it('and no page is an item without a link', async () => {
    expect(
      await linesOf({ ...both({ 'a.md': page() }), 'content/en/plans/_category_.json': category }),
    ).toEqual([
      'content/en/plans/_category_.json:1: the sidebar item "Plans" has no link: its folder contains no page, add a page such as index.md to the folder, or remove this file',
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
    expect(lines.filter((line) => line.includes('has no link'))).toEqual([]);
  });
});
