import type { CompiledDocument } from '@idmp/compile';
import { describeProblem, type Locale } from '@idmp/model';
import { checkHelp, helpMap } from '../helpMap';
import type { PageOutline } from '../../../../build/siteOutline';

const page = (locale: Locale, address: string, help: string[]) =>
  ({ locale, address, help }) as unknown as PageOutline;
const document = (file: string, help: string[]) =>
  ({
    file,
    locale: 'en',
    frontmatter: { help },
    fieldLines: { help: 4 },
    anchors: ['add'],
    failed: { frontmatter: false, text: false },
  }) as unknown as CompiledDocument;

describe('helpMap', () => {
  it('maps each screen to its section in each language', () => {
    const text = helpMap([
      page('en', '/en/basic/b', ['panel.trend#add', 'panel']),
      page('zh-Hans', '/basic/b', ['panel.trend#添加']),
    ]);
    expect(JSON.parse(text)).toEqual({
      panel: { en: '/en/basic/b' },
      'panel.trend': { en: '/en/basic/b#add', 'zh-Hans': '/basic/b#添加' },
    });
  });
});

describe('checkHelp', () => {
  it('reports broken entries with file and line', () => {
    const problems = checkHelp([
      document('a.md', ['panel', 'panel.bar#add', 'Panel Bar', 'panel.pie#gone']),
      document('b.md', ['panel']),
    ]);
    expect(
      problems.map((problem) => `${problem.file}:${problem.line}: ${describeProblem(problem).message}`),
    ).toEqual([
      'a.md:4: help "Panel Bar" is not a screen name',
      'a.md:4: help "panel.pie#gone" names no section of the page',
      'b.md:4: help "panel" is given by a.md too',
    ]);
  });
});
