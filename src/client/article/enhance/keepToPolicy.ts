import { disarmDrawing, disarmRules } from './disarmDrawing';

/** Replaces the name of style attributes in text. */
const KEPT_STYLE = 'data-style';

const STYLED = [HTMLElement, SVGElement] as const;

type Parse = (this: DOMParser, text: string, type: DOMParserSupportedType) => Document;

const ownParse = Object.getOwnPropertyDescriptor(DOMParser.prototype, 'parseFromString')?.value as Parse;
const ownHtml = Object.getOwnPropertyDescriptor(Element.prototype, 'innerHTML') as PropertyDescriptor;

/** Overrides that last while one diagram is rendered. */
export interface PolicyScope {
  /** Rules of the diagram; they apply as soon as they are written. */
  sheet: CSSStyleSheet;
  /** Ends the scope; the rules stay. */
  release: () => void;
}

/**
 * Makes mermaid, which writes style elements and style attributes, work where the content policy forbids both: rules
 * go into a constructed style sheet, attributes through the CSSOM, and attributes in parsed text get another name
 * (browsers report them even in detached documents). Only pages with a diagram load this.
 */
export function keepToPolicy(): PolicyScope {
  const sheet = new CSSStyleSheet();
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  let rules = '';
  const addRules = (text: string): void => {
    rules += disarmRules(text);
    sheet.replaceSync(rules);
  };
  override(document, 'createElement', (name: string, options?: ElementCreationOptions) =>
    name === 'style'
      ? ruleCollector(addRules)
      : Document.prototype.createElement.call(document, name, options),
  );
  for (const { prototype } of STYLED) override(prototype, 'setAttribute', setAttribute);
  override(DOMParser.prototype, 'parseFromString', function (this: DOMParser, text, type) {
    return ownParse.call(this, trusted(keepStyles(String(text)), true), type);
  } satisfies Parse);
  Object.defineProperty(Element.prototype, 'innerHTML', { ...ownHtml, set: setHtml });
  return {
    sheet,
    release: () => {
      Reflect.deleteProperty(document, 'createElement');
      for (const { prototype } of STYLED) Reflect.deleteProperty(prototype, 'setAttribute');
      override(DOMParser.prototype, 'parseFromString', ownParse);
      Object.defineProperty(Element.prototype, 'innerHTML', ownHtml);
    },
  };
}

/**
 * Renames the style attributes of a text.
 * @example keepStyles('<g style="fill:red">') // '<g data-style="fill:red">'
 */
export function keepStyles(text: string): string {
  return text.replace(/(<\w[^<>]*?\s)style(?=\s*=)/gi, `$1${KEPT_STYLE}`);
}

/** Parses the text of an SVG and applies its renamed styles. */
export function parseSvg(text: string): SVGSVGElement {
  const page = ownParse.call(new DOMParser(), trusted(keepStyles(text), true), 'text/html');
  const svg = page.querySelector('svg');
  if (!svg) throw new Error('The text contains no SVG.');
  disarmDrawing(svg);
  const diagram = document.importNode(svg, true);
  for (const element of [diagram, ...diagram.querySelectorAll(`[${KEPT_STYLE}]`)]) {
    const style = element.getAttribute(KEPT_STYLE);
    element.removeAttribute(KEPT_STYLE);
    if (style !== null && isStyled(element)) element.style.cssText = style;
  }
  return diagram;
}

/** Removes the rules of a diagram. */
export function dropRules(sheet: CSSStyleSheet): void {
  document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet);
}

function override(target: object, name: string, value: unknown): void {
  Object.defineProperty(target, name, { configurable: true, writable: true, value });
}

function isStyled(element: Element): element is HTMLElement | SVGElement {
  return STYLED.some((type) => element instanceof type);
}

function setAttribute(this: HTMLElement | SVGElement, name: string, value: string): void {
  if (name === 'style') this.style.cssText = value;
  else Element.prototype.setAttribute.call(this, name, value);
}

/** A text as the browser's policy wants it; `inert` is for documents that are parsed but never shown. */
const trusted = (html: string, inert = false): string =>
  window.__early?.policy?.createHTML(html, inert) ?? html;

/** Mermaid writes plain text, which the policy of the page refuses; what could run is refused here. */
function setHtml(this: Element, html: unknown): void {
  ownHtml.set?.call(this, trusted(String(html)));
}

/** An inert node that passes on the rules written into it. */
function ruleCollector(addRules: (text: string) => void): Node {
  const collector = document.createComment('');
  for (const name of ['innerHTML', 'textContent'])
    Object.defineProperty(collector, name, { set: addRules, get: () => '' });
  return collector;
}
