import { linesOf, both, page, pageAt, removeProjects, siteOf, type Files } from '../../../__tests__/project';
import { compile } from '../../../compile/__tests__/compile';
import { formatProblems, kindOf } from '@idmp/model';

afterAll(removeProjects);

/** Problems of a text that begins on line 4. */
const problemsOf = async (text: string): Promise<string[]> => {
  const { problems } = await compile(text, { locale: 'zh-Hans' });
  return formatProblems(problems.filter(({ code }) => kindOf(code) !== 'punctuation'));
};

const file = 'content/zh-Hans/page.md';

describe('Markdown that stayed text', () => {
  it.each([
    [
      'full-width brackets of a link',
      '[文件]（./a.md）',
      '"[文件]（./a.md）" is shown as text, not as a link or image, write half-width',
    ],
    [
      'full-width brackets of an address',
      '[站点]（https://example.com/a）。',
      '"[站点]（https://example.com/a" is shown as text, not as a link',
    ],
    [
      'full-width square brackets',
      '［文件］(./a.md)',
      '"［文件］(./a.md)" is shown as text, not as a link or image, write half-width',
    ],
    [
      'a space between the brackets',
      '[文件] (./a.md)',
      '"[文件] (./a.md)" is shown as text, not as a link or image, remove the space',
    ],
    [
      'a space in an address',
      '[文件](./文件 1.md)',
      '"[文件](./文件 1.md)" is shown as text, not as a link or image, write %20',
    ],
    [
      'curly quotes around a title',
      '![图](./x.svg “标题”)',
      '"![图](./x.svg “标题”)" is shown as text, not as a link or image, write the title',
    ],
    [
      'a full-width exclamation mark',
      '！[图](./x.svg)',
      '"！[…](./x.svg)" is shown as text, not as a link or image, write half-width',
    ],
    ['no space after #', '##标题', '"##标题" is shown as text, not as a heading, write "## 标题"'],
    [
      'full-width number signs',
      '＃＃ 标题',
      '"＃＃ 标题" is shown as text, not as a heading, write "## 标题"',
    ],
    [
      'no space after a number',
      '1.步骤',
      '"1.步骤" is shown as text, not as an item of a list, write a space behind the number: "1. 步骤"',
    ],
    [
      'no space after a hyphen',
      '-项目',
      '"-项目" is shown as text, not as an item of a list, write a space behind the hyphen: "- 项目"',
    ],
    [
      'a footnote without definition',
      '脚注[^无]。',
      '"[^无]" is shown as text: the page does not define this footnote, add a line "[^无]: …", or remove it',
    ],
  ])('%s', async (_, text, expected) => {
    const [line, ...others] = await problemsOf(`第一段。\n\n> 第一行\n> ${text}\n`);
    expect(line?.replace('warning: ', '')).toContain(`${file}:7: ${expected}`);
    expect(others).toEqual([]);
  });

  it('indented code, and a footnote that nothing refers to', async () => {
    expect(await problemsOf('段。\n\n    npm install\n\n[^1]: 注。\n')).toEqual([
      `${file}:6: warning: indented lines are shown as a paragraph, not as code, put code between two lines of \`\`\`, or remove the indentation`,
      `${file}:8: warning: the footnote [^1] is not shown: nothing refers to it, write [^1] where it belongs, or remove the footnote`,
    ]);
  });

  it('leaves prose, code and escaped signs alone', async () => {
    const text =
      '`[a]（./b.md）` \\[文件](./b.md)、数组 a[0]（从 0 起）、[可选]（默认 5）、3.5 倍、-5℃、C# 和 #1。\n\n```text\n##标题\n[^x]\n```\n';
    expect(await problemsOf(text)).toEqual([]);
  });
});

describe('code blocks', () => {
  it('that are never closed are reported where they begin, also in a container', async () => {
    const message =
      'the code block that begins here is never closed, end it with a line that holds only the same signs, indented like this one';
    expect(await problemsOf('段。\n\n```bash\necho 1\n\n## 标题\n')).toEqual([`${file}:6: ${message}`]);
    expect(await problemsOf('- 项\n\n  ```bash\n  echo 1\n\n段。\n')).toEqual([`${file}:6: ${message}`]);
    expect(
      await problemsOf('<Tabs>\n<TabItem value="a" label="a">\n\n```bash\nls\n\n</TabItem>\n</Tabs>\n'),
    ).toEqual([`${file}:7: ${message}`]);
    expect(await problemsOf('```bash\nls\n```\n\n> ```text\n> a\n> ```\n')).toEqual([]);
  });
});

describe('parse errors', () => {
  it.each([
    [
      'an id with spaces',
      '## 标题 {#how it flows}',
      /, an id holds letters, digits and -_\.: only, without spaces/,
    ],
    [
      'curly quotes in an attribute',
      '<Tabs groupId=“os”>\n</Tabs>',
      /, write straight quotes " around the values/,
    ],
  ])('of %s say how to correct it', async (_, text, hint) => {
    const [line, ...others] = await problemsOf(text);
    expect(line).toMatch(hint);
    expect(line?.startsWith(`${file}:4: the text cannot be parsed`)).toBe(true);
    expect(others).toEqual([]);
  });

  it('of an indented field name its line', async () => {
    const { problems } = await compile('---\ntitle: A\n description: B\n---\n\nText.\n', { titled: false });
    expect(formatProblems(problems)).toEqual([
      'content/en/page.md:3: the field "description" is indented, begin every field in the first column',
    ]);
  });
});

describe('marks of a merge conflict', () => {
  const marks = '<<<<<<< HEAD\na\n=======\nb\n>>>>>>> origin/main\n';
  const tree = (files: Files): Files => ({
    ...both({ 'index.md': page('[A](./a.md#x)\n'), 'a.md': page('## X {#x}\n') }),
    ...files,
  });
  const hint = 'keep the lines that hold, and remove the marks';

  it.each([
    ['in prose', page(`## X {#x}\n\n${marks}`), 7, '<<<<<<< HEAD'],
    ['in code', page(`## X {#x}\n\n\`\`\`bash\n${marks}\`\`\`\n`), 8, '<<<<<<< HEAD'],
    ['in the front matter', `---\ntitle: A\n${marks}---\n\n## X {#x}\n`, 3, '<<<<<<< HEAD'],
    ['left alone below a text', page('## X {#x}\n\nText\n=======\n'), 8, '======='],
  ])('%s are the only error', async (_, text, line, mark) => {
    expect(await linesOf(tree({ 'content/en/a.md': text }))).toEqual([
      `content/en/a.md:${line}: "${mark}" is the mark of a merge conflict, ${hint}`,
    ]);
  });

  it('are found in lists', async () => {
    const files = { 'content/questions/a.yml': `en:\n${marks}`, 'content/popular.json': marks };
    expect(await linesOf(tree(files))).toEqual([
      `content/popular.json:1: "<<<<<<< HEAD" is the mark of a merge conflict, ${hint}`,
      `content/questions/a.yml:2: "<<<<<<< HEAD" is the mark of a merge conflict, ${hint}`,
    ]);
  });
});

describe('what writers mean', () => {
  const htmlOf = async (text: string): Promise<string> => {
    const { pages } = await siteOf(both({ 'index.md': page(text) }));
    return pageAt({ pages }, '/').html;
  };

  it('a bare address ends where Chinese text begins', async () => {
    const html = await htmlOf(
      '请访问 https://docs.example.com/，然后登录。另见 https://a.example/b、https://c.example/d即可。\n\n[解释](https://e.example/说明) https://f.example/g.\n',
    );
    expect([...html.matchAll(/href="(https:[^"]*)"/g)].map(([, href]) => href)).toEqual([
      'https://docs.example.com/',
      'https://a.example/b',
      'https://c.example/d',
      'https://e.example/说明',
      'https://f.example/g',
    ]);
    expect(html).toContain('，然后登录。');
  });

  it.each([
    ['**https://a.example/b**。后文', 'strong', '。后文'],
    ['**说明：https://a.example/b。**后文', 'strong', '后文'],
    ['~~https://a.example/b~~后文', 'del', '后文'],
    ['*www.a.example*后文', 'em', '后文'],
  ])('emphasis around a bare address ends before Chinese text: %s', async (text, tag, rest) => {
    const html = await htmlOf(`${text}\n`);
    expect(html).toContain(`</a>${text.includes('。**') ? '。' : ''}</${tag}>${rest}`);
    expect(html).not.toMatch(/\*|~/);
  });

  it('strikes text through beside Chinese', async () => {
    expect(await htmlOf('~~删除。~~后文 5~7\n')).toContain('<del>删除。</del>后文 5~7');
  });

  it("renders GitHub's alerts as admonitions", async () => {
    const html = await htmlOf('> [!WARNING]\n> 小心 **热**。\n\n> [!NOTE]\n>\n> 段。\n\n> 引用。\n');
    expect(html).toMatch(/admonition-warning"[^]*小心 <strong>热<\/strong>。[^]*admonition-note"[^]*段。/);
    expect(html).not.toContain('[!');
    expect(html).toContain('<blockquote>');
  });
});
