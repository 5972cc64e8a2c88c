import { both, linesOf, page, removeProjects } from '../../../content/__tests__/project';
import { checkUnused } from '../checkSite';

afterAll(removeProjects);

const SVG = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>';

const IMAGES = 'content/en/images';
const none = new Set<string>();
const unusedOf = (files: string[], shown: string[]): string[] =>
  checkUnused([], files, none, new Set(shown)).map(({ file, code }) => `${code} ${file}`);

describe('checkUnused', () => {
  it('reports unused images', () => {
    expect(unusedOf([`${IMAGES}/a.svg`, `${IMAGES}/b.svg`], [`${IMAGES}/a.svg`])).toEqual([
      `unused-image ${IMAGES}/b.svg`,
    ]);
  });

  it('treats the phone variant of a used figure as used', () => {
    expect(unusedOf([`${IMAGES}/a.svg`, `${IMAGES}/a-narrow.svg`], [`${IMAGES}/a.svg`])).toEqual([]);
  });

  it('names the phone variant of a figure that no page shows, or that does not exist', () => {
    expect(unusedOf([`${IMAGES}/a.svg`, `${IMAGES}/a-narrow.svg`], [])).toHaveLength(2);
    expect(unusedOf([`${IMAGES}/b-narrow.svg`], [`${IMAGES}/a.svg`])).toEqual([
      `unused-image ${IMAGES}/b-narrow.svg`,
    ]);
  });

  it('reports unused partials', () => {
    const [problem] = checkUnused(
      ['content/en/_a.md', 'content/en/_b.md'],
      [],
      new Set(['content/en/_a.md']),
      none,
    );
    expect(problem).toMatchObject({ file: 'content/en/_b.md', code: 'unused-partial' });
  });
});

describe('checkUnread', () => {
  it('names what nothing reads in the folders of content and texts, and the name that was meant', async () => {
    const found = await linesOf({
      ...both({ 'a.md': page('![A](../shared/a.svg)\n') }),
      'content/shared/a.svg': SVG,
      ...Object.fromEntries(
        ['zh-CN/a.md', 'zh/a.md', 'notes.md', 'house_rules.json', 'Glossary.json', 'versions/x/en/a.md'].map(
          (file) => [`content/${file}`, '[]'],
        ),
      ),
      'content/versions/1.0.4/zh-CN/a.md': page(),
      'content/.keep': '',
      ...both({ 'a.csv': '1', 'b.md': page('[a](./a.csv)\n') }),
      ...Object.fromEntries(
        ['_category.json', 'b/category.json', 'b/data.bak', 'b/c.md', 'b/_category_.yml'].map((file) => [
          `content/en/${file}`,
          file.endsWith('.md') ? page() : 'label: B',
        ]),
      ),
    });
    const named = found.flatMap(
      (line) =>
        /^(\S+):1: (?:warning: )?nothing reads (?:.*(did you mean .*)|.*)$/.exec(line)?.slice(1) ?? [],
    );
    expect(named.filter(Boolean)).toEqual([
      'content/Glossary.json',
      'did you mean "glossary.json"?',
      'content/house_rules.json',
      'did you mean "house-rules.json"?',
      'content/notes.md',
      'content/versions/1.0.4/zh-CN',
      'content/versions/x',
      'content/zh',
      'content/zh-CN',
      'content/en/_category.json',
      'did you mean "_category_.json"?',
      'content/en/b/category.json',
      'did you mean "_category_.json"?',
      'content/en/b/data.bak',
    ]);
  });
});
