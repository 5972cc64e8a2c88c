import { htmlOf, problemsOf } from './compile';

describe('comments', () => {
  it('are left out, on lines of their own and in running text', async () => {
    expect(await htmlOf('<!-- one\n\n  two -->\n\nText <!-- three\nfour -->end.')).toBe('<p>Text end.</p>');
    expect(await htmlOf('{/* note */}\n\nText {/* x */}end.')).toBe('<p>Text end.</p>');
  });

  it('stay in code', async () => {
    expect(await htmlOf('`<!-- x -->`')).toBe('<p><code>&lt;!-- x --></code></p>');
  });

  it('do not interrupt lists and quotes', async () => {
    expect(await htmlOf('- a\n  <!-- x -->\n- b')).toMatch(/<ul>\n<li>a\s*<\/li>\n<li>b<\/li>\n<\/ul>/);
  });
});

describe('addresses in angle brackets', () => {
  it('are links', async () => {
    expect(await htmlOf('See <https://example.com/a?b=c>.')).toBe(
      '<p>See <a href="https://example.com/a?b=c">https://example.com/a?b=c</a>.</p>',
    );
    expect(await htmlOf('<mailto:a@b.c>')).toContain('href="mailto:a@b.c"');
    expect(await htmlOf('<a.b+c@example.com> and <d@例子.cn>')).toBe(
      '<p><a href="mailto:a.b+c@example.com">a.b+c@example.com</a> and <a href="mailto:d@例子.cn">d@例子.cn</a></p>',
    );
    for (const text of ['<@b.c>', '<a@>', '<a@b@c>', '<a @b.c>'])
      expect(await problemsOf(text)).not.toEqual([]);
  });
});

describe('emphasis in Chinese', () => {
  it('ends at full-width punctuation', async () => {
    expect(await htmlOf('**真，**她说*“好”*。')).toBe('<p><strong>真，</strong>她说<em>“好”</em>。</p>');
  });
});

describe('line breaks between Chinese characters', () => {
  it('do not become spaces', async () => {
    expect(await htmlOf('第一行\n第二行，\n完')).toBe('<p>第一行第二行，完</p>');
    expect(await htmlOf('用 IDMP\n管理')).toBe('<p>用 IDMP\n管理</p>');
  });
});

describe('GitHub’s additions', () => {
  it('make tables, task lists, strikethrough, bare addresses', async () => {
    expect(await htmlOf('~~a~~ www.example.com')).toBe(
      '<p><del>a</del> <a href="http://www.example.com">www.example.com</a></p>',
    );
    expect(await htmlOf('a~b~c')).toBe('<p>a~b~c</p>');
    expect(await htmlOf('- [x] done **now**')).toContain(
      '<input type="checkbox" checked disabled aria-label="done now">',
    );
  });

  it('make footnotes with texts in the language of the page', async () => {
    const html = await htmlOf('文字[^a]\n\n[^a]: 注', { locale: 'zh-Hans' });
    expect(html).toContain('<h2 class="visually-hidden" id="footnote-label">脚注</h2>');
    expect(html).toContain('aria-label="返回引用 1"');
  });
});

describe('what cannot be parsed', () => {
  it('never runs code', async () => {
    await htmlOf(
      '{globalThis.hacked = true}\n\nimport fs from "fs"\n\nexport default () => { globalThis.hacked = true }',
    );
    expect('hacked' in globalThis).toBe(false);
  });
});
