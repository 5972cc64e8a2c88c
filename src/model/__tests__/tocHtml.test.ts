import type { TocEntry } from '../page';
import { tocHtml } from '../tocHtml';

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

  it('is empty without entries', () => {
    expect(tocHtml([])).toBe('');
  });
});
