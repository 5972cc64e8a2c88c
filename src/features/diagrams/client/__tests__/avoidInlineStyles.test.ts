import { dropRules, keepStyles, avoidInlineStyles, parseSvg } from '../avoidInlineStyles';
import { provideStyleSheets } from './provideStyleSheets';

const SVG = 'http://www.w3.org/2000/svg';

beforeEach(() => {
  provideStyleSheets();
  document.body.innerHTML = '';
});

describe('avoidInlineStyles', () => {
  it('collects style elements into one style sheet', () => {
    const { sheet, release } = avoidInlineStyles();
    for (const rule of ['a { color: red }', 'b { color: blue }']) {
      const style = document.createElement('style');
      style.innerHTML = rule;
      document.body.append(style);
    }
    release();
    expect(document.querySelector('style')).toBeNull();
    expect(document.adoptedStyleSheets).toEqual([sheet]);
    expect(sheet.cssRules).toHaveLength(2);
  });

  it('sets style attributes through the CSSOM and others unchanged', () => {
    const attribute = jest.spyOn(Element.prototype, 'setAttribute');
    const { release } = avoidInlineStyles();
    for (const element of [document.createElement('div'), document.createElementNS(SVG, 'g')]) {
      element.setAttribute('style', 'fill: red');
      element.setAttribute('class', 'x');
      expect(element.style.cssText).toBe('fill: red;');
      expect(element.className).toBeTruthy();
    }
    release();
    expect(attribute.mock.calls.map(([name]) => name)).toEqual(['class', 'class']);
    attribute.mockRestore();
  });

  it('renames style attributes in parsed HTML', () => {
    const { release } = avoidInlineStyles();
    const parsed = new DOMParser().parseFromString('<p class="a" style="color: red">b</p>', 'text/html');
    release();
    expect(parsed.body.innerHTML).toBe('<p class="a" data-style="color: red">b</p>');
  });

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
