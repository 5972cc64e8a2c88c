import { checkContent } from '../../../../src/assemble/loadSite';
import {
  both,
  linesOf,
  makeProject,
  page,
  removeProjects,
  siteOf,
  type Files,
} from '../../__tests__/project';
import { formatProblems } from '@idmp/model';

afterAll(removeProjects);

/** A clean tree with one file of the English language replaced. */
function tree(text: string, more: Files = {}): Files {
  return {
    ...both({
      'index.md': page('Home.\n', 'Home'),
      '01-elements.md': page('## Create {#create}\n', 'Elements'),
      '02-attributes.md': page('Text.\n', 'Attributes'),
    }),
    'content/en/02-attributes.md': text,
    ...more,
  };
}

const english = 'content/en/02-attributes.md';
const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

describe('checkContent', () => {
  it('finds nothing in a clean tree', async () => {
    const report = await checkContent(makeProject(tree(page())));
    expect(report).toEqual({ errors: [], warnings: [], summary: '0 errors, 0 warnings', documents: 6 });
  });

  it('names all faults of all files at once, sorted', async () => {
    const lines = await linesOf(
      tree('---\ntitel: A\n---\n# A\n\n[x](./nowhere-at-all.md)\n\n{a b}\n', {
        'content/en/01-elements.md': page(
          '## Create {#create}\n\n[a](./02-attribute.md)\n[b](#creat)\n',
          'Elements',
        ),
      }),
    );
    expect(lines).toEqual([
      'content/en/01-elements.md:7: link to "./02-attribute.md" is broken, did you mean "./02-attributes.md"?',
      'content/en/01-elements.md:8: link to "#creat" leads to a heading that this page does not have, did you mean "#create"?',
      'content/en/02-attributes.md:2: unknown front matter field "titel", did you mean "title"?',
      'content/en/02-attributes.md:8: the text cannot be parsed, write \\{ for a literal brace in prose, or put the text into backticks; the rest of the page is not checked until then',
      'content/en/02-attributes.md:1: warning: the page has no description, add "description: …" to the front matter: one sentence, what question the page answers',
    ]);
  });
});

describe('a document that cannot be parsed', () => {
  const text = (end: string): string =>
    `---\ntitle: Attributes\ndescription: B\nhelp: [panel#rules]\n---\nimport Part from './_part.md'\n\n## Rules {#rules}\n\n![A](./images/a.png)\n\n\`\`\`bash\nls\n\`\`\`\n\n<Part />\n${end}`;

  it('causes one error, and none where its text is needed', async () => {
    const files = {
      ...both({
        'index.md': page('[Rules](./02-attributes.md#rules)\n', 'Home'),
        '02-attributes.md': text(''),
        '_part.md': 'Part.\n',
        'images/a.png': PNG,
      }),
      'content/questions/attributes.yml': 'en:\n  rules: [How is it done?]\n',
    };
    expect(await linesOf(files)).toEqual([]);
    expect(await linesOf({ ...files, [english]: text('\n{a b}\n') })).toEqual([
      `${english}:18: the text cannot be parsed, write \\{ for a literal brace in prose, or put the text into backticks; the rest of the page is not checked until then`,
    ]);
  });
});

describe('links', () => {
  it.each([
    './01-elements.md#create',
    './elements',
    'elements',
    '01-elements',
    '/elements',
    '/elements/',
    '/elements.html',
    '/en/elements?a=b#create',
    '/01-elements.md',
    '@site/docs/01-elements.md',
    './index.md',
    './',
    '/',
    '/redirect?target=blog',
    'pathname:///anything',
    '#',
    './%30%31-elements.md',
  ])('%s is alive', async (href) => {
    expect(await linesOf(tree(page(`[x](${href})\n`)))).toEqual([]);
  });

  it('to drafts are named as such', async () => {
    const lines = await linesOf(
      tree(
        page('[x](./03-new.md) [y](/new)\n'),
        both({ '03-new.md': '---\ntitle: New\ndescription: B\ndraft: true\n---\n' }),
      ),
    );
    expect(lines).toEqual([
      `${english}:5: link to "./03-new.md" leads to a draft, publish the draft or remove the link`,
      `${english}:5: link to "/new" leads to a draft, publish the draft or remove the link`,
    ]);
  });
});

describe('structure', () => {
  it('a cycle of partials', async () => {
    const files = tree(page("import A from './_a.md'\n\n<A />\n"), {
      'content/en/_a.md': "import B from './_b.md'\n\n<B />\n",
      'content/en/_b.md': "import A from './_a.md'\n\n<A />\n",
    });
    expect(await linesOf(files)).toEqual([
      'content/en/_b.md:3: the partial includes itself: content/en/_a.md → content/en/_b.md → content/en/_a.md, remove one of the includes',
    ]);
  });

  it('a fault in a partial once, however many pages include it', async () => {
    const include = "import P from './_p.md'\n\n<P />\n";
    const lines = await linesOf(
      tree(page(include), {
        'content/en/_p.md': '[x](./gone.md)\n',
        'content/en/01-elements.md': page(`## Create {#create}\n\n${include}`),
      }),
    );
    expect(lines).toEqual([
      'content/en/_p.md:1: link to "./gone.md" is broken, correct the path or remove the link',
    ]);
  });
});

describe('languages', () => {
  it('code that differs, but for comments', async () => {
    const zh = '```bash\n# 启动\n./idmp.sh start --port 6042\n```\n\n```yaml\nport: 6041\n```\n';
    const en = '```bash\n# start\n./idmp.sh start --port 6042\n```\n\n```yaml\nport: 6042\n```\n';
    expect(await linesOf(tree(page(en), { 'content/zh-Hans/02-attributes.md': page(zh) }))).toEqual([
      `${english}:10: warning: the code block differs from content/zh-Hans/02-attributes.md:10: "port: 6042", use the same commands, ports, keys and values in each language`,
    ]);
  });

  it('text blocks by their numbers and paths only', async () => {
    const zh = '```text\n安装到 /usr/local/taos/v1，端口 6042\n```\n';
    const en = '```text\nInstalled to /usr/local/taos/v1, port 6043\n```\n';
    expect(await linesOf(tree(page(en), { 'content/zh-Hans/02-attributes.md': page(zh) }))).toEqual([
      `${english}:5: warning: the code block differs from content/zh-Hans/02-attributes.md:5: "6042" is missing, use the same commands, ports, keys and values in each language`,
    ]);
  });
});

describe('wording', () => {
  const glossary = JSON.stringify([
    {
      id: 'template',
      en: { term: 'element template', forbidden: ['element pattern'] },
      'zh-Hans': { term: '元素模板', forbidden: ['元素模版'] },
    },
  ]);
  const chinese = (text: string): Files =>
    tree(page(), { 'content/zh-Hans/02-attributes.md': page(text), 'content/glossary.json': glossary });

  it('checks terms, spacing and punctuation outside of code, with lines', async () => {
    const lines = await linesOf(
      chinese('使用 `IDMP模版` 新建\n元素模版,再用API。\n\n**元素模版**是标签。\n'),
    );
    expect(lines.map((line) => line.replace('content/zh-Hans/02-attributes.md:', '')).sort()).toEqual([
      '6: warning: "元素模版" is not the term used here, write "元素模板"',
      '6: warning: "版," has half-width punctuation after Chinese, write "版，"',
      '6: warning: "用API" lacks a space between Chinese and Latin, write "用 API"',
    ]);
  });

  it('checks the texts of the front matter', async () => {
    const files = tree('---\ntitle: Element pattern\ndescription: B\n---\n', {
      'content/glossary.json': glossary,
    });
    expect(await linesOf(files)).toEqual([
      `${english}:2: warning: "Element pattern" is not the term used here, write "element template"`,
    ]);
  });
});

describe('house rules', () => {
  const slips = (rules: string): Files => ({
    ...tree('---\ntitle: Attributes\n---\n\n![](./images/a.png)\n\n[gone](./gone.md)\n'),
    'content/en/images/a.png': PNG,
    'content/house-rules.json': rules,
  });
  const dead = `${english}:7: link to "./gone.md" is broken, correct the path or remove the link`;

  it('are reported only if the content has switched them on; errors always are', async () => {
    expect(await linesOf(slips('[]'))).toEqual([dead]);
    expect(await linesOf(slips('["no-description"]'))).toEqual([
      dead,
      `${english}:1: warning: the page has no description, add "description: …" to the front matter: one sentence, what question the page answers`,
    ]);
  });
});

describe('drafts', () => {
  const draft = `---
title: New
draft: true
---

![](./images/new.png)

\`\`\`foo
ls
\`\`\`
`;
  const files = tree(page(), {
    'content/en/01-new.md': draft,
    'content/zh-Hans/01-new.md': draft,
    'content/en/images/new.png': PNG,
    'content/zh-Hans/images/new.png': PNG,
    'content/addresses.txt': '/\n/elements\n/attributes\n',
    'content/questions/new.yml': 'en:\n  _page: [How is it done?]\n',
  });

  it.each([true, false])('raise no warnings (production: %s)', async (production) => {
    const { problems } = await siteOf(files, { production });
    expect(formatProblems(problems)).toEqual([]);
  });

  it.each([true, false])('in one language are named (production: %s)', async (production) => {
    const finished = draft
      .replace('draft: true', 'description: B')
      .replace('![]', '![A]')
      .replace('foo', 'text');
    const { problems } = await siteOf({ ...files, 'content/zh-Hans/01-new.md': finished }, { production });
    expect(formatProblems(problems).filter((line) => line.includes('draft'))).toEqual([
      'content/en/01-new.md:3: warning: the page is a draft, but content/zh-Hans/01-new.md is published, write "draft: true" in each language, or in none',
    ]);
  });

  it('are checked for errors', async () => {
    const broken = { 'content/en/01-new.md': `${draft}\n{a b}\n` };
    expect(await linesOf({ ...files, ...broken })).toEqual([
      expect.stringMatching(/^content\/en\/01-new\.md:12: the text cannot be parsed/),
    ]);
  });
});

it('names lines of the published addresses that are none, and those of lost pages by their own line', async () => {
  const files = {
    ...both({ 'index.md': page() }),
    'content/addresses.txt': '\uFEFF/\r\n# kept\r\n\r\nhttps://example.com/a\n/a b\u0001\n/gone\n',
  };
  expect((await linesOf(files)).filter((line) => line.startsWith('content/addresses.txt'))).toEqual([
    'content/addresses.txt:4: warning: "https://example.com/a" is no address of a page, write one without host and language, such as /intro, or remove the line',
    'content/addresses.txt:5: warning: "/a bU+0001" is no address of a page, write one without host and language, such as /intro, or remove the line',
    'content/addresses.txt:6: warning: the address "/gone" was published, but no longer exists, add "aliases: [/gone]" to the front matter of the page that says the same now',
  ]);
});

it('names images without an address, and suggests no files outside of the project', async () => {
  const lines = await linesOf(both({ 'index.md': page('![a]()\n\n![b](../../../../../../etc/hostname)\n') }));
  expect(lines.filter((line) => line.startsWith('content/en/'))).toEqual([
    'content/en/index.md:5: the image has no address, name the file: ![text](./images/name.svg)',
    'content/en/index.md:7: the file "../../../../../../etc/hostname" does not exist, add the file or correct the path',
  ]);
});
