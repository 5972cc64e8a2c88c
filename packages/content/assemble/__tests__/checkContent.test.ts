import { checkContent } from '../checkContent';
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

describe('front matter', () => {
  it.each([
    [
      'an unknown field',
      '---\ntitle: A\ndescription: B\nsidebar_lable: C\n---\n',
      `${english}:4: unknown front matter field "sidebar_lable", did you mean "sidebar_label"?`,
    ],
    [
      'an ill-typed field',
      '---\ntitle: A\ndescription: B\nunlisted: yes\n---\n',
      `${english}:4: front matter field "unlisted" must be true or false, write true or false`,
    ],
    [
      'no title',
      '---\ndescription: B\n---\nText\n',
      `${english}:1: the page has no title, add "title: …" to the front matter, or begin the text with a # heading`,
    ],
    [
      'an empty file',
      '',
      `${english}:1: the page has no title, add "title: …" to the front matter, or begin the text with a # heading`,
    ],
    [
      'another language than YAML',
      '---js\nmodule.exports = {}\n---\n',
      `${english}:1: front matter in "js" is not read, write it as YAML between two --- lines`,
    ],
    [
      'no end',
      '---\ntitle: A\n',
      `${english}:1: the front matter is never closed, end it with a line that holds only ---`,
    ],
    [
      'no description',
      '---\ntitle: A\n---\n',
      `${english}:1: warning: the page has no description, add "description: …" to the front matter: one sentence, what question the page answers`,
    ],
    [
      'a neighbour that does not exist',
      '---\ntitle: A\ndescription: B\npagination_next: element\n---\n',
      `${english}:4: pagination_next "element" names no document, did you mean "elements"?`,
    ],
    [
      'a picture that does not exist',
      '---\ntitle: A\ndescription: B\nimage: /img/a.png\n---\n',
      `${english}:4: the file "/img/a.png" does not exist, add the file or correct the path`,
    ],
  ])('with %s', async (_, text, expected) => {
    expect(await linesOf(tree(text))).toContain(expected);
  });

  it('with one address twice', async () => {
    const text = '---\ntitle: A\ndescription: B\nslug: /elements\n---\n';
    expect(await linesOf(tree(text))).toContain(
      `${english}:4: the address "/en/elements" is that of content/en/01-elements.md as well, rename one of the files or set another slug`,
    );
  });

  it('with an address that belongs to the site', async () => {
    expect(await linesOf(tree('---\ntitle: A\ndescription: B\nslug: /redirect\n---\n'))).toContain(
      `${english}:4: the address "/en/redirect" belongs to the site itself, rename the file or set another slug`,
    );
  });
});

describe('links', () => {
  it.each([
    [
      'to a file with a slip',
      '[x](./01-element.md)',
      'link to "./01-element.md" is broken, did you mean "./01-elements.md"?',
    ],
    [
      'to a file in the wrong folder',
      '[x](../basic/01-elements.md)',
      'link to "../basic/01-elements.md" is broken, did you mean "./01-elements.md"?',
    ],
    ['to an address with a slip', '[x](/element)', 'link to "/element" is broken, did you mean "/elements"?'],
    [
      'to nothing near',
      '[x](/completely/elsewhere)',
      'link to "/completely/elsewhere" is broken, correct the path or remove the link',
    ],
    [
      'to a heading that is not there',
      '[x](./01-elements.md#make)',
      'link to "./01-elements.md#make" leads to a heading that content/en/01-elements.md does not have, correct the id behind the #',
    ],
    [
      'in HTML',
      '<a href="./gone.md">x</a>',
      'link to "./gone.md" is broken, correct the path or remove the link',
    ],
    [
      'by name',
      '[x][y]\n\n[y]: ./gone.md',
      'link to "./gone.md" is broken, correct the path or remove the link',
    ],
  ])('%s', async (_, text, expected) => {
    expect(await linesOf(tree(page(`\n${text}\n`)))).toEqual([`${english}:6: ${expected}`]);
  });

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

describe('pictures', () => {
  it('that are missing', async () => {
    const files = tree(page('![x](./images/a.png)\n'), { 'content/en/images/aa.png': PNG });
    expect(await linesOf(files)).toEqual([
      `${english}:5: the file "./images/a.png" does not exist, did you mean "./images/aa.png"?`,
      'content/en/images/aa.png:1: warning: no page uses this image, use it or remove it',
    ]);
  });

  it('that cannot be read', async () => {
    expect(await linesOf(tree(page('![x](./a.png)\n'), { 'content/en/a.png': 'no picture' }))).toEqual([
      `${english}:5: the file "./a.png" is not a readable image of at most 16,383 px on each side, save it again as PNG, JPEG, WebP, GIF or SVG`,
    ]);
  });

  it('without text, or of another site', async () => {
    expect(
      await linesOf(tree(page('![](/a.png) ![x](https://example.com/a.png)\n'), { 'static/a.png': PNG })),
    ).toEqual([
      `${english}:5: warning: the image "/a.png" has no alt text, describe it in the brackets: ![description](…)`,
      `${english}:5: warning: the image "https://example.com/a.png" is on another site, save it in images/ next to the page`,
    ]);
  });

  it('that readers cannot load', async () => {
    expect(await linesOf(tree(page('![x](file:///etc/passwd) ![y](data:image/png;base64,AA)\n')))).toEqual([
      `${english}:5: the image "file:///etc/passwd" is where readers have no access, save it in images/ next to the page`,
      `${english}:5: warning: the image "data:image/png;base64,AA" is part of the text, save it in images/ next to the page`,
    ]);
    expect(await linesOf(tree(page('<video src="https://example.com/a.mp4" controls />\n')))).toEqual([
      `${english}:5: the file "https://example.com/a.mp4" is on another site, save it next to the page, or link to it`,
    ]);
  });

  it('outside of the project are missing', async () => {
    expect((await linesOf(tree(page('![x](../../../../../../etc/passwd)\n'))))[0]).toContain(
      'does not exist',
    );
  });
});

describe('structure', () => {
  it.each([
    ['an unknown admonition', ':::nota\nx\n:::', 'unknown admonition ":::nota", did you mean ":::note"?'],
    ['an unknown component', '<Tab />', 'unknown component <Tab>, did you mean "<Tabs>"?'],
    [
      'a missing partial',
      "import P from './_p.md'\n\n<P />",
      'the included file "content/en/_p.md" does not exist, create the file or correct the import',
      7,
    ],
    [
      'cards with nothing to show',
      '<DocCardList />',
      'warning: <DocCardList /> has no page to show, use it on the index page of a folder that has pages',
      5,
      'content/en/index.md',
    ],
  ] as [string, string, string, number?, string?][])(
    '%s',
    async (_, text, expected, line = 5, file = english) => {
      const files: Files =
        file === english
          ? tree(page(`${text}\n`))
          : { [file]: page(text), 'content/zh-Hans/index.md': page() };
      expect(await linesOf(files)).toContain(`${file}:${line}: ${expected}`);
    },
  );

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

  it('a partial that nobody includes, and an order number twice', async () => {
    const lines = await linesOf(tree(page(), { ...both({ '02-b.md': page() }), 'content/en/_p.md': 'x' }));
    expect(lines).toEqual([
      'content/en/02-b.md:1: warning: the order number 2 is that of 02-attributes.md as well, give each file of the folder a number of its own',
      'content/en/_p.md:1: warning: no page includes this partial, include it or remove it',
      'content/zh-Hans/02-b.md:1: warning: the order number 2 is that of 02-attributes.md as well, give each file of the folder a number of its own',
    ]);
  });

  it('a file that is not UTF-8', async () => {
    const files = tree(page(), {
      'content/en/01-elements.md': Buffer.concat([
        Buffer.from(page('## Create {#create}\n\n')),
        Buffer.from([0xc3, 0x28]),
      ]),
    });
    expect(await linesOf(files)).toEqual([
      'content/en/01-elements.md:7: the file is not UTF-8 text, save it with the encoding UTF-8',
    ]);
  });

  it('a category file that cannot be read', async () => {
    const generated = '{ "link": { "type": "generated-index" } }';
    expect(await linesOf(tree(page(), { 'content/en/a/_category_.json': generated }))).toContain(
      'content/en/a/_category_.json:1: warning: no page is generated for the folder, write index.md with <DocCardList />',
    );
    expect(await linesOf(tree(page(), { 'content/en/a/_category_.json': '{ "position": "x" }' }))).toContain(
      'content/en/a/_category_.json:1: wrong value of position, write { "label": "…", "position": 1 }',
    );
  });

  it('a glossary that cannot be read', async () => {
    expect((await linesOf(tree(page(), { 'content/glossary.json': '{' })))[0]).toMatch(
      /^content\/glossary\.json:1: the list cannot be read/,
    );
  });
});

describe('languages', () => {
  it('a page without counterpart', async () => {
    expect(await linesOf(tree(page(), { 'content/en/03-more.md': page() }))).toEqual([
      'content/en/03-more.md:1: warning: the page has no counterpart in zh-Hans, add content/zh-Hans/03-more.md',
    ]);
  });

  it('explicit ids that differ', async () => {
    const lines = await linesOf(
      tree(page('## One {#one}\n\n## Two {#two}\n'), {
        'content/zh-Hans/02-attributes.md': page('## 一 {#one}\n\n## 二 {#zwei}\n'),
      }),
    );
    expect(lines).toEqual([
      `${english}:1: warning: no heading has the id "zwei" that content/zh-Hans/02-attributes.md has, translate the section, or give its heading the same id in each language, such as {#zwei}`,
      `${english}:7: warning: the id "two" is missing in content/zh-Hans/02-attributes.md, give the same section the same id in each language`,
    ]);
  });

  it('a link that leads to another language', async () => {
    const [first, second, ...rest] = await linesOf(
      tree(page('[a](../zh-Hans/02-attributes.md)\n\n[b](/zh-Hans/attributes) [c](/attributes)\n')),
    );
    expect(first).toBe(
      `${english}:5: link to "../zh-Hans/02-attributes.md" leads to the page in another language, write "/attributes": readers switch the language by themselves`,
    );
    expect(second).toContain(
      `${english}:7: link to "/zh-Hans/attributes" leads to the page in another language`,
    );
    expect(rest).toEqual([]);
  });

  it('pages of one path with two addresses, which would have no counterpart', async () => {
    const moved = '---\ntitle: A\ndescription: B\nslug: /other\n---\nText.\n';
    expect(await linesOf(tree(moved))).toContain(
      `${english}:4: the address "other" is "attributes" in content/zh-Hans/02-attributes.md, so no language leads to the other, give both the same slug`,
    );
  });

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

  it('finds emphasis that shows as stars', async () => {
    expect(await linesOf(tree(page('This is ** not bold** at all.\n')))).toEqual([
      `${english}:5: warning: "** not bold**" is shown with its asterisks, put the asterisks directly around the words, without spaces inside`,
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

  it('are named when they are unknown', async () => {
    const lines = await linesOf(slips('[\n  "no-desription"\n]'));
    expect(lines).toHaveLength(2);
    expect(lines[1]).toMatch(
      /^content\/house-rules\.json:2: entry 1 of the list is malformed: .*"no-description"/,
    );
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

describe('lists that name pages', () => {
  it('are warnings where a page or section is missing, and errors where a language has no text', async () => {
    const lines = await linesOf(
      tree(page(), {
        'content/popular.json': '["01-elements",\n"gone"]',
        'content/announcements.json':
          '[{ "id": "a", "closable": true, "page": "gone", "text": { "zh-Hans": "甲", "en": "A" } },\n{ "id": "b", "closable": true, "text": { "zh-Hans": "乙" } }]',
        'content/glossary.json':
          '[{ "id": "a", "see": "gone.md#x", "en": { "term": "a", "forbidden": [] }, "zh-Hans": { "term": "甲", "forbidden": [] } }]',
        'content/questions/gone.yml': 'en:\n  page: [How?]\n',
      }),
    );
    expect(lines).toEqual([
      expect.stringMatching(/^content\/announcements\.json:2: entry 2 of .* at "text\.en"/),
      'content/announcements.json:1: warning: there is no page at "gone", write the slug of a page, or remove it',
      'content/glossary.json:1: warning: the page or section "gone.md#x" does not exist in en, write the path of a page and the id of a heading, or remove "see"',
      'content/glossary.json:1: warning: the page or section "gone.md#x" does not exist in zh-Hans, write the path of a page and the id of a heading, or remove "see"',
      'content/popular.json:1: warning: there is no page at "01-elements", write the slug of a page, or remove it',
      'content/popular.json:2: warning: there is no page at "gone", write the slug of a page, or remove it',
      'content/questions/gone.yml:2: warning: the questions in "en" belong to no page: there is none at "gone", correct the slug: it is the name of the file, or part of a key of held-out questions',
    ]);
  });
});

it('names lines of the published addresses that are none, and those of lost pages by their own line', async () => {
  const files = {
    ...both({ 'index.md': page() }),
    'content/addresses.txt': '\uFEFF/\r\n# kept\r\n\r\nhttps://example.com/a\n/a b\u0000\n/gone\n',
  };
  expect((await linesOf(files)).filter((line) => line.startsWith('content/addresses.txt'))).toEqual([
    'content/addresses.txt:4: warning: "https://example.com/a" is no address of a page, write one without host and language, such as /intro, or remove the line',
    'content/addresses.txt:5: warning: "/a bU+0000" is no address of a page, write one without host and language, such as /intro, or remove the line',
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
