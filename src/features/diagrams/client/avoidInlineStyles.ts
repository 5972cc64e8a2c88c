/** Elements that run code, load resources or take user input. */
const ACTIVE =
  'script, iframe, frame, object, embed, link, meta, base, style, form, input, button, textarea, select, img, video, audio, source, track, portal';
const SAFE_ADDRESS = /^(?:#|https?:\/\/|mailto:|\/(?![/\\]))/i;
const LOADING = new Set([
  'src',
  'srcset',
  'action',
  'formaction',
  'background',
  'poster',
  'ping',
  'xml:base',
]);
/** CSS that loads external resources; `url(#a)` refers to the drawing itself. */
const OUTSIDE_STYLE = /url\(\s*(?!["']?#)|image-set\(|@import/i;

/** Sanitizes a parsed drawing before it is inserted: removes everything that could run code or load resources. */
export function sanitizeDrawing(svg: SVGSVGElement): void {
  for (const element of svg.querySelectorAll(ACTIVE)) element.remove();
  for (const element of [svg, ...svg.querySelectorAll('*')])
    for (const { name, value } of [...element.attributes])
      if (isUnsafe(element, name.toLowerCase(), value)) element.removeAttribute(name);
}

function isUnsafe(element: Element, name: string, value: string): boolean {
  // Browsers ignore white space and control characters in URL schemes.
  const plain = value.replace(/[\s\p{Cc}]/gu, '');
  if (name.startsWith('on') || LOADING.has(name)) return true;
  if (name === 'href' || name === 'xlink:href')
    return element.localName === 'a' ? !SAFE_ADDRESS.test(plain) : !plain.startsWith('#');
  if (name === 'attributename') return /^(?:on|(?:xlink:)?href$)/i.test(plain);
  return OUTSIDE_STYLE.test(value);
}

/** Removes external URLs from CSS rules. */
export function sanitizeRules(css: string): string {
  return css.replace(/@import[^;]*;?/gi, '').replace(/url\(\s*(?!["']?#)[^)]*\)?/gi, 'none');
}

/** Replaces `style` attributes in parsed HTML. */
const KEPT_STYLE = 'data-style';

const STYLED = [HTMLElement, SVGElement] as const;

type Parse = (this: DOMParser, text: string, type: DOMParserSupportedType) => Document;

const ownParse = Object.getOwnPropertyDescriptor(DOMParser.prototype, 'parseFromString')?.value as Parse;
const ownHtml = Object.getOwnPropertyDescriptor(Element.prototype, 'innerHTML') as PropertyDescriptor;

/** DOM patches active while a diagram is rendered. */
export interface PolicyScope {
  /** The diagram's rules, applied as they are added. */
  sheet: CSSStyleSheet;
  /** Removes the patches; the rules stay. */
  release: () => void;
}

/**
 * Makes mermaid, which relies on style elements and attributes, work under a CSP that forbids both: rules go into a
 * constructed style sheet, attributes are set through the CSSOM, and attributes in parsed HTML are renamed (browsers
 * report violations even for detached documents). Loaded on pages with a diagram only.
 */
export function avoidInlineStyles(): PolicyScope {
  const sheet = new CSSStyleSheet();
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  let rules = '';
  const addRules = (text: string): void => {
    rules += sanitizeRules(text);
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
 * Renames the style attributes in an HTML string.
 * @example keepStyles('<g style="fill:red">') // '<g data-style="fill:red">'
 */
export function keepStyles(text: string): string {
  return text.replace(/(<\w[^<>]*?\s)style(?=\s*=)/gi, `$1${KEPT_STYLE}`);
}

/** Parses an SVG string and applies its renamed styles. */
export function parseSvg(text: string): SVGSVGElement {
  const page = ownParse.call(new DOMParser(), trusted(keepStyles(text), true), 'text/html');
  const svg = page.querySelector('svg');
  if (!svg) throw new Error('The text contains no SVG.');
  sanitizeDrawing(svg);
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

/** Converts HTML to TrustedHTML where supported; `inert` is for documents that are parsed but never shown. */
const trusted = (html: string, inert = false): string =>
  window.__early?.policy?.createHTML(html, inert) ?? html;

/** Mermaid assigns plain strings, which Trusted Types forbid; the policy rejects HTML that could run code. */
function setHtml(this: Element, html: unknown): void {
  ownHtml.set?.call(this, trusted(String(html)));
}

/** A dummy node that forwards the rules written to it. */
function ruleCollector(addRules: (text: string) => void): Node {
  const collector = document.createComment('');
  for (const name of ['innerHTML', 'textContent'])
    Object.defineProperty(collector, name, { set: addRules, get: () => '' });
  return collector;
}
