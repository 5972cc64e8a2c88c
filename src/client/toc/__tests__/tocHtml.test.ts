import type { TocEntry } from '../../../model/page';
import { tocHtml, withFoldedToc } from '../tocHtml';

const entry = (id: string, html = id, children: TocEntry[] = []): TocEntry => ({ id, html, children });

describe('tocHtml', () => {
  it('nests the entries below their section', () => {
    expect(tocHtml([entry('a', 'A', [entry('b', '<code>B</code>')]), entry('c')])).toBe(
      '<ul><li><a href="#a">A</a><ul><li><a href="#b"><code>B</code></a></li></ul></li>' +
        '<li><a href="#c">c</a></li></ul>',
    );
  });

  it('keeps an id inside its attribute', () => {
    expect(tocHtml([entry('"&', 'x')])).toBe('<ul><li><a href="#&quot;&amp;">x</a></li></ul>');
  });
});

describe('withFoldedToc', () => {
  const article = '<h1>Title</h1><p>Text</p>';
  const look = { label: 'On this page', className: 'toc' };

  it('puts the entries between title and text', () => {
    expect(withFoldedToc(article, { ...look, entries: [entry('a', '$& $1')] })).toBe(
      '<h1>Title</h1><nav class="toc" aria-label="On this page" data-toc><details><summary>On this page</summary>' +
        '<ul><li><a href="#a">$& $1</a></li></ul></details></nav><p>Text</p>',
    );
  });

  it('leaves an article without sections as it is', () => {
    expect(withFoldedToc(article, { ...look, entries: [] })).toBe(article);
  });
});
