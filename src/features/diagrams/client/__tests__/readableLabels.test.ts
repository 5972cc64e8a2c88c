import { makeLabelsReadable } from '../readableLabels';

/** Resulting color of a label on a shape with the given fill. */
function colorOf(
  ink: string,
  fill: string,
  label = '<foreignObject><span class="label">x</span></foreignObject>',
) {
  document.body.innerHTML = `<svg><g class="node"><rect></rect>${label}</g></svg>`;
  const computed = jest.spyOn(window, 'getComputedStyle');
  computed.mockImplementation((element) => {
    const own = element.tagName === 'rect' ? fill : ink;
    return { fill: own, color: own } as CSSStyleDeclaration;
  });
  makeLabelsReadable(document.querySelector('svg')!);
  computed.mockRestore();
  const { style } = document.querySelector<HTMLElement | SVGElement>('.label')!;
  return style.color || style.fill;
}

describe('makeLabelsReadable', () => {
  it('leaves readable labels alone', () => {
    expect(colorOf('rgb(0, 0, 0)', 'rgb(255, 255, 255)')).toBe('');
  });

  it('uses black on light and white on dark shapes', () => {
    expect(colorOf('rgb(230, 230, 230)', 'rgb(255, 153, 102)')).toBe('rgb(0, 0, 0)');
    expect(colorOf('rgb(20, 20, 20)', 'rgb(40, 40, 90)')).toBe('rgb(255, 255, 255)');
  });

  it('recolors SVG text too', () => {
    const text = '<text class="label">x</text>';
    expect(colorOf('rgb(230, 230, 230)', 'rgb(255, 255, 255)', text)).toMatch(/#000000|rgb\(0, 0, 0\)/);
  });

  it('ignores shapes without a fill and translucent ones', () => {
    expect(colorOf('rgb(255, 255, 255)', 'none')).toBe('');
    expect(colorOf('rgb(255, 255, 255)', 'rgba(255, 255, 255, 0.5)')).toBe('');
  });
});
