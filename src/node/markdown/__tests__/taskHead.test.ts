import { compileDocument } from '../compileDocument';
import { htmlOfTree, testOptions } from './compile';

const HEAD = `role: Administrator
prerequisites:
  - A running <IDMP>
  - A user
since: 1.0.3.0
duration: 5 min
`;

const compile = (raw: string, locale: 'en' | 'zh-Hans' = 'en') =>
  compileDocument({ file: `content/${locale}/page.md`, locale, raw }, testOptions(locale));

describe('the head of a task page', () => {
  it('is a description list below the title', async () => {
    const { tree, problems } = await compile(`---\ntitle: Page\n${HEAD}---\nText\n`);
    expect(problems).toEqual([]);
    expect(htmlOfTree(tree)).toBe(
      '<h1>Page</h1>\n<dl class="task-head"><dt>Role</dt><dd>Administrator</dd>' +
        '<dt>Prerequisites</dt><dd><ul><li>A running &lt;IDMP></li><li>A user</li></ul></dd>' +
        '<dt>Available since</dt><dd>1.0.3.0</dd><dt>Time</dt><dd>5 min</dd></dl>\n<p>Text</p>',
    );
  });

  it('stands below a title that the text gives, and is labelled in the language of the page', async () => {
    const { tree, blocks } = await compile('---\nrole: 管理员\n---\n# 页面\n\n正文\n', 'zh-Hans');
    expect(htmlOfTree(tree)).toMatch(
      /^<h1[^>]*>页面<\/h1>\n<dl class="task-head"><dt>角色<\/dt><dd>管理员<\/dd><\/dl>\n<p>正文<\/p>/,
    );
    expect(blocks[0]).toEqual({ heading: 0, kind: 'list-item', text: '角色：管理员' });
  });

  it('is found by search, one text each', async () => {
    const { blocks } = await compile(`---\ntitle: Page\n${HEAD}---\nText\n`);
    expect(blocks.map(({ heading, text }) => [heading, text])).toEqual([
      [-1, 'Role: Administrator'],
      [-1, 'Prerequisites: A running <IDMP>'],
      [-1, 'Prerequisites: A user'],
      [-1, 'Available since: 1.0.3.0'],
      [-1, 'Time: 5 min'],
      [-1, 'Text'],
    ]);
  });

  it('is absent from other pages, and names fields of the wrong kind', async () => {
    const plain = await compile('---\ntitle: Page\nprerequisites: []\n---\nText\n');
    expect(htmlOfTree(plain.tree)).toBe('<h1>Page</h1>\n<p>Text</p>');
    const wrong = await compile('---\ntitle: Page\nprerequisites: A user\nrole: [a]\n---\n');
    expect(wrong.problems.map(({ line, message }) => `${line}: ${message}`)).toEqual([
      '3: front matter field "prerequisites" must be a list of texts such as [data, model]',
      '4: front matter field "role" must be a text',
    ]);
  });
});
