import { sanitizeDrawing, sanitizeRules } from '../avoidInlineStyles';

function disarmed(inside: string): string {
  const html = new DOMParser().parseFromString(`<svg>${inside}</svg>`, 'text/html');
  const svg = html.querySelector('svg')!;
  sanitizeDrawing(svg);
  return svg.innerHTML;
}

describe('sanitizeDrawing', () => {
  it.each([
    ['scripts', '<script>x()</script><g></g>', '<g></g>'],
    [
      'images in labels',
      '<foreignObject><div>a<img src="x" onerror="x()"></div></foreignObject>',
      '<foreignObject><div>a</div></foreignObject>',
    ],
    [
      'frames',
      '<foreignObject><iframe src="//e"></iframe></foreignObject>',
      '<foreignObject></foreignObject>',
    ],
    ['handlers', '<g onclick="x()" ONLOAD="y()"></g>', '<g></g>'],
    ['javascript: links', '<a xlink:href="java\nscript:x()"></a>', '<a></a>'],
    ['protocol-relative links', '<a href="//evil.example"></a>', '<a></a>'],
    ['external references', '<use href="https://e/x.svg#a"></use>', '<use></use>'],
    ['external fills', '<g fill="url(https://e/x)" data-style="fill:url(//e)"></g>', '<g></g>'],
    ['animated links', '<animate attributeName="href" to="#b"></animate>', '<animate to="#b"></animate>'],
  ])('removes %s', (_name, inside, left) => {
    expect(disarmed(inside)).toBe(left);
  });

  it.each([
    '<path marker-end="url(#arrow)" class="edge" data-style="fill: red"></path>',
    '<a href="https://example.org/x"><text>a</text></a>',
    '<use href="#a"></use>',
    '<foreignObject><div class="label">a<br>b</div></foreignObject>',
  ])('keeps %s', (inside) => {
    expect(disarmed(inside)).toBe(inside);
  });
});

describe('sanitizeRules', () => {
  it('keeps rules but removes external URLs', () => {
    expect(sanitizeRules('@import "x.css";a{fill:url(#g);b:url(https://e/x)}')).toBe(
      'a{fill:url(#g);b:none}',
    );
  });
});
