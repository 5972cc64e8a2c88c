import {
  linesOf,
  both,
  page,
  pageAt,
  removeProjects,
  siteOf,
  type Files,
} from '../../../content/__tests__/project';
import { compile } from '../../../compile/document/__tests__/compile';
import { formatProblems, kindOf } from '@idmp/model';

afterAll(removeProjects);

/** Problems of a text that begins on line 4. */
const problemsOf = async (text: string): Promise<string[]> => {
  const { problems } = await compile(text, { locale: 'zh-Hans' });
  return formatProblems(problems.filter(({ code }) => kindOf(code) !== 'punctuation'));
};

describe('Markdown that stayed text', () => {
  it('leaves prose, code and escaped signs alone', async () => {
    const text =
      '`[a]（./b.md）` \\[文件](./b.md)、数组 a[0]（从 0 起）、[可选]（默认 5）、3.5 倍、-5℃、C# 和 #1。\n\n```text\n##标题\n[^x]\n```\n\n| 名 | 值 |\n|---|---|\n| 1 | 2 | |\n| 1 |\n\n| alone\n\nText | with\nbars | in it.\n\n1. a\n\t- b\n\nText.\n\n1. c\n   - d\n\n```json\n{ "a": [1, 2.5e3, true, null, "x\\""] }\n```\n\n```yaml\na: "15"\n---\nc: [1, 2]\n```\n\n```bash\necho "a\n```\n';
    expect(await problemsOf(text)).toEqual([]);
  });
});

describe('marks of a merge conflict', () => {
  const marks = '<<<<<<< HEAD\na\n=======\nb\n>>>>>>> origin/main\n';
  const tree = (files: Files): Files => ({
    ...both({ 'index.md': page('[A](./a.md#x)\n'), 'a.md': page('## X {#x}\n') }),
    ...files,
  });
  const hint = 'keep the lines that hold, and remove the marks';

  it('in the front matter are the only error', async () => {
    expect(await linesOf(tree({ 'content/en/a.md': `---\ntitle: A\n${marks}---\n\n## X {#x}\n` }))).toEqual([
      `content/en/a.md:3: "<<<<<<< HEAD" is the mark of a merge conflict, ${hint}`,
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
