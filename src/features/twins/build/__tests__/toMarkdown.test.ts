import { article } from '../../../../../packages/compile/__tests__/article';
import { toMarkdown } from '../toMarkdown';

const markdown = (html: string): string => toMarkdown(article(html)).trimEnd();

describe('toMarkdown', () => {
  it('escapes text that looks like markup', () => {
    expect(markdown('<p>a * b_c _d_ [x] &lt;br> `q` ~~e~~ &amp;amp;</p>')).toBe(
      'a \\* b_c \\_d\\_ \\[x] \\<br> \\`q\\` \\~\\~e\\~\\~ \\&amp;',
    );
    expect(['# a', '1. a', '1) a', '- a', '+ a', '> a'].map((text) => markdown(`<p>${text}</p>`))).toEqual([
      '\\# a',
      '1\\. a',
      '1\\) a',
      '\\- a',
      '\\+ a',
      '\\> a',
    ]);
  });

  it('writes figures once, as alt text', () => {
    const image = (mode: string): string =>
      `<img src="/assets/${mode}.svg" class="only-${mode}" alt="A [b]">`;
    expect(markdown(`<p>${image('light')}${image('dark')}</p>`)).toBe('![A \\[b\\]](/assets/light.svg)');
  });

  it('writes code with language and title, with longer fences around fences', () => {
    const title = '<div class="code-title"><span>a.md</span><button data-copy=""></button></div>';
    expect(
      markdown(
        `<div class="code-block">${title}<pre><code class="language-md">&#x60;&#x60;&#x60;\nx\n</code></pre></div>`,
      ),
    ).toBe('**a.md**\n\n````md\n```\nx\n````');
  });

  it('writes tabs as sections with their labels', () => {
    const tab = (label: string): string =>
      `<div class="tab"><p class="tab-label">${label}</p><div class="tab-panel"><p>In ${label}</p></div></div>`;
    expect(markdown(`<div class="tabs">${tab('A')}${tab('B')}</div>`)).toBe('**A**\n\nIn A\n\n**B**\n\nIn B');
  });

  it('indents the content of list items', () => {
    expect(markdown('<ol start="9"><li><p>a</p><pre><code>x\n\ny</code></pre></li><li>b</li></ol>')).toBe(
      '9. a\n\n   ```\n   x\n\n   y\n   ```\n\n10. b',
    );
  });

  it('quotes admonitions with their titles', () => {
    const html = '<div class="admonition"><p class="admonition-title">Note</p><p>a</p><p>b</p></div>';
    expect(markdown(html)).toBe('> **Note**\n>\n> a\n>\n> b');
  });

  it('puts empty cells after merged ones, and blocks of a cell on one line', () => {
    expect(
      markdown(
        '<table><tr><th colspan="2">a</th></tr><tr><td rowspan="2">b|c</td><td><p>d</p><p>e</p></td></tr><tr><td>f</td></tr></table>',
      ),
    ).toBe('| a | |\n| - | - |\n| b\\|c | d e |\n| | f |');
  });

  it('caps merged cells like browsers, and writes only columns that contain a cell', () => {
    const wide = '<table><tr><td rowspan="60000" colspan="60000">a</td></tr><tr><td>b</td></tr></table>';
    expect(markdown(wide)).toBe(
      `| a |${' |'.repeat(1_000)}\n|${' - |'.repeat(1_001)}\n|${' |'.repeat(1_000)} b |`,
    );
    expect(markdown('<table><tr><td colspan="60000">a</td></tr><tr><td>b</td></tr></table>')).toBe(
      '| a |\n| - |\n| b |',
    );
  });

  it('keeps a line break within a cell', () => {
    expect(markdown('<table><tr><th>a<br>b</th></tr></table><p>c<br>d</p>')).toBe(
      '| a<br>b |\n| - |\n\nc\\\nd',
    );
  });

  it('keeps what is raised or lowered', () => {
    expect(markdown('<p>10<sup>6</sup> H<sub>2</sub>O</p>')).toBe('10<sup>6</sup> H<sub>2</sub>O');
  });

  it('drops invisible content', () => {
    expect(markdown('<p hidden>a</p><svg><text>b</text></svg><p>c<wbr>d<script>e</script></p>')).toBe('cd');
  });

  it('drops code without a sign, of which many in a row took quadratic time', () => {
    expect(markdown('<p>a<code> </code> <code> </code>b</p>')).toBe('a b');
  });

  it('gives a page without text none', () => {
    expect(markdown('')).toBe('');
  });
});
