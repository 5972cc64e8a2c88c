import { dropRules, keepStyles, avoidInlineStyles, parseSvg } from '../avoidInlineStyles';
import { provideStyleSheets } from './provideStyleSheets';

beforeEach(() => {
  provideStyleSheets();
  document.body.innerHTML = '';
});

describe('avoidInlineStyles', () => {
  it('removes all patches on release', () => {
    const methods = () => [
      Object.hasOwn(document, 'createElement'),
      Object.hasOwn(HTMLElement.prototype, 'setAttribute'),
      Object.hasOwn(SVGElement.prototype, 'setAttribute'),
    ];
    const parse = Object.getOwnPropertyDescriptor(DOMParser.prototype, 'parseFromString');
    const { sheet, release } = avoidInlineStyles();
    expect(methods()).toEqual([true, true, true]);
    release();
    expect(methods()).toEqual([false, false, false]);
    expect(Object.getOwnPropertyDescriptor(DOMParser.prototype, 'parseFromString')?.value).toBe(parse?.value);
    dropRules(sheet);
    expect(document.adoptedStyleSheets).toEqual([]);
  });
});

describe('keepStyles', () => {
  it('renames attributes within tags only', () => {
    expect(keepStyles('<g id="a" style="x:y"><b style = x>1</b></g>')).toBe(
      '<g id="a" data-style="x:y"><b data-style = x>1</b></g>',
    );
    expect(keepStyles('a style="b" &lt;g style="c">')).toBe('a style="b" &lt;g style="c">');
    expect(keepStyles('<g data-style="x" styles="y">')).toBe('<g data-style="x" styles="y">');
  });
});

describe('parseSvg', () => {
  it('applies renamed styles', () => {
    const svg = parseSvg('<svg style="max-width: 10px"><g data-style="fill: red"></g></svg>');
    expect(svg.ownerDocument).toBe(document);
    expect(svg.style.maxWidth).toBe('10px');
    expect(svg.querySelector('g')?.style.fill).toBe('red');
    expect(svg.querySelector('[data-style]')).toBeNull();
  });

  it('throws if there is no SVG', () => {
    expect(() => parseSvg('<p>no</p>')).toThrow('The text contains no SVG');
  });
});
