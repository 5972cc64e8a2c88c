import { h } from 'hastscript';
import { compile, htmlOf, htmlOfTree, problemsOf } from './compile';

const idsOf = async (text: string) => (await compile(text)).headings.map(({ id }) => id);

describe('heading ids', () => {
  it('follow GitHub’s rules and keep Chinese', async () => {
    expect(await idsOf('## Create a `view`!\n\n## 元素 与 Element\n\n### 常见错误')).toEqual([
      'create-a-view',
      '元素-与-element',
      '常见错误',
    ]);
  });

  it('get numbers when they repeat', async () => {
    expect(await idsOf('## A\n\n## A\n\n## A')).toEqual(['a', 'a-1', 'a-2']);
  });

  it('are given to headings of signs, too', async () => {
    expect(await idsOf('## 🚀\n\n## A\n\n## 🎉')).toEqual(['section', 'a', 'section-1']);
  });

  it('can be given', async () => {
    const { headings, explicitIds } = await compile('## 创建元素 {#create}\n\n### **Bold** {#b.1_x}');
    expect(headings.map(({ id, text }) => `${id} ${text}`)).toEqual(['create 创建元素', 'b.1_x Bold']);
    expect(explicitIds).toEqual(['create', 'b.1_x']);
  });

  it('can be given in a comment, as Docusaurus writes them', async () => {
    const { headings } = await compile('## A <!-- #one -->\n\n## B {/* #two */}\n\n## C <!-- later -->');
    expect(headings.map(({ id, text }) => `${id} ${text}`)).toEqual(['one A', 'two B', 'c C']);
  });

  it('never collide with an explicit one', async () => {
    expect(await idsOf('## Install {#setup}\n\n## Setup')).toEqual(['setup', 'setup-1']);
  });

  it('count the title’s own, as the former site did', async () => {
    const { headings } = await compile('# Install\n\n## Install', { titled: false });
    expect(headings.map(({ id }) => id)).toEqual(['install', 'install-1']);
  });

  it('are text where no heading ends', async () => {
    expect(await htmlOf('Write {#id} behind it.')).toBe('<p>Write {#id} behind it.</p>');
  });
});

describe('headings', () => {
  it('have an anchor link as a sibling', async () => {
    expect(await htmlOf('## One *two* {#x}')).toBe(
      '<div class="heading heading-2"><h2 id="x">One <em>two</em></h2><a class="anchor" href="#x" aria-label="Direct link to One two"></a></div>',
    );
    expect(await htmlOf('## 安装', { locale: 'zh-Hans' })).toContain(
      'href="#安装" aria-label="安装的直接链接"',
    );
  });

  it('lose links and pictures in the table of contents', async () => {
    const { headings } = await compile('## See [`x`](./x.md) *now* ![y](y.png) & <kbd>K</kbd>');
    expect(htmlOfTree(h(null, headings[0]?.content))).toBe(
      'See <code>x</code> <em>now</em>  &amp; <kbd>K</kbd>',
    );
  });

  it('know their lines', async () => {
    const { headingPlaces } = await compile('## A\n\ntext\n\n## B');
    expect(headingPlaces.map(({ line }) => line)).toEqual([4, 8]);
  });
});

describe('title', () => {
  it('is that of the front matter, shown as the only h1', async () => {
    const { title, tree } = await compile('Text');
    expect(title).toBe('Page');
    expect(htmlOfTree(tree)).toMatch(/^<h1>Page<\/h1>\n/);
  });

  it('is the first # heading without front matter', async () => {
    const { title, tree } = await compile('# Hello *you*\n\nText', { titled: false });
    expect(title).toBe('Hello you');
    expect(htmlOfTree(tree)).toMatch(/^<h1 id="hello-you">Hello <em>you<\/em><\/h1>/);
  });

  it('shows the # heading of the text where both are given', async () => {
    const { title, tree } = await compile('# Shown\n\nText');
    expect(title).toBe('Page');
    expect(htmlOfTree(tree)).toMatch(/^<h1 id="shown">Shown<\/h1>/);
  });

  it('makes sections of further # headings and warns', async () => {
    const { tree } = await compile('Text\n\n# Other');
    expect(htmlOfTree(tree).match(/<h1/g)).toHaveLength(1);
    expect(await problemsOf('Text\n\n# Other')).toEqual([
      '6: warning: "# Other" is a second title of the page, begin sections with ##',
    ]);
  });

  it('is required, and falls back to the file name', async () => {
    const { title, problems } = await compile('Text', {
      titled: false,
      file: 'content/en/05-basic/02-data-model.md',
    });
    expect(title).toBe('Data model');
    expect(problems.map(({ code, line }) => `${line} ${code}`)).toEqual(['1 no-title']);
  });

  it('is escaped', async () => {
    const { tree } = await compile('---\ntitle: "<b> & co"\n---\n', { titled: false });
    expect(htmlOfTree(tree)).toBe('<h1>&lt;b> &amp; co</h1>\n');
  });
});

describe('ids of the page around the article', () => {
  it('are refused if written, and avoided if they come from the words', async () => {
    expect(await idsOf('## Footer {#idmp-footer}\n\n## IDMP page')).toEqual([
      'idmp-footer-1',
      'section-idmp-page',
    ]);
    expect(await problemsOf('## Footer {#idmp-footer}\n\n## IDMP page')).toEqual([
      '4: the id "idmp-footer" belongs to the page around the article, choose another one',
    ]);
  });

  it('are avoided if only their beginning is reserved', async () => {
    expect(await idsOf('## Gatsby setup\n\n## Gatsby setup\n\n## Section Gatsby setup')).toEqual([
      'section-gatsby-setup',
      'section-gatsby-setup-1',
      'section-gatsby-setup-2',
    ]);
    expect(await problemsOf('## Gatsby setup')).toEqual([]);
  });
});
