import { compileDocument } from '../compileDocument';
import { htmlOfTree, testOptions } from './compile';
import { describeProblem } from '@idmp/model';

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
  it('has its facts below the title, and the prerequisites below the lead', async () => {
    const { tree, problems } = await compile(`---\ntitle: Page\n${HEAD}---\nText\n\nMore\n`);
    expect(problems).toEqual([]);
    expect(htmlOfTree(tree)).toBe(
      '<h1>Page</h1>\n<dl class="task-head"><div class="fact-role"><dt>Role</dt><dd>Administrator</dd></div>' +
        '<div class="fact-duration"><dt>Time</dt><dd>5 min</dd></div>' +
        '<div class="fact-since"><dt>Since</dt><dd>1.0.3.0</dd></div></dl>\n<p>Text</p>\n' +
        '<dl class="task-needs"><div class="fact-prerequisites"><dt>Prerequisites</dt>' +
        '<dd>A running &lt;IDMP></dd><dd>A user</dd></div></dl>\n<p>More</p>',
    );
  });

  it('leaves the prerequisites to their own section', async () => {
    const { tree } = await compile(
      `---\ntitle: Page\n${HEAD}---\nText\n\n## Before you begin {#prerequisites}\n\nMore\n`,
    );
    expect(htmlOfTree(tree)).not.toContain('task-needs');
  });

  it('stands below a title that the text gives, and is labelled in the language of the page', async () => {
    const { tree, blocks } = await compile('---\nrole: 管理员\n---\n# 页面\n\n正文\n', 'zh-Hans');
    expect(htmlOfTree(tree)).toMatch(
      /^<h1[^>]*>页面<\/h1>\n<dl class="task-head"><div class="fact-role"><dt>角色<\/dt><dd>管理员<\/dd><\/div><\/dl>\n<p>正文<\/p>/,
    );
    expect(blocks[1]).toEqual({ heading: 0, kind: 'list-item', text: '角色：管理员' });
  });

  it('is found by search, one text each, below the text of the page', async () => {
    const { blocks } = await compile(`---\ntitle: Page\n${HEAD}---\nText\n\n## One\n\nSection\n`);
    expect(blocks.map(({ heading, text }) => [heading, text])).toEqual([
      [-1, 'Text'],
      [-1, 'Role: Administrator'],
      [-1, 'Time: 5 min'],
      [-1, 'Since: 1.0.3.0'],
      [-1, 'Prerequisites: A running <IDMP>'],
      [-1, 'Prerequisites: A user'],
      [0, 'Section'],
    ]);
  });

  it('is absent from other pages, and names fields of the wrong kind', async () => {
    const plain = await compile('---\ntitle: Page\nprerequisites: []\n---\nText\n');
    expect(htmlOfTree(plain.tree)).toBe('<h1>Page</h1>\n<p>Text</p>');
    const wrong = await compile('---\ntitle: Page\nprerequisites: A user\nrole: [a]\n---\n');
    expect(wrong.problems.map((problem) => `${problem.line}: ${describeProblem(problem).message}`)).toEqual([
      '3: front matter field "prerequisites" must be a list of texts such as [data, model]',
      '4: front matter field "role" must be a text',
    ]);
  });
});
