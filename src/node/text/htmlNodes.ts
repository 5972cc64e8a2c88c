export interface HtmlElement {
  tagName: string;
  attributes: ReadonlyMap<string, string>;
  childNodes: HtmlNode[];
}

/** An element, or text with decoded entities. */
export type HtmlNode = HtmlElement | string;

/** Elements without readable content. */
const SILENT = new Set(['button', 'fieldset', 'script', 'source', 'style', 'svg', 'template', 'wbr']);

const VOID = new Set(['br', 'col', 'hr', 'img', 'input', 'source', 'track', 'wbr']);
/** Tokens of the compiler's output, where all attribute values are in double quotes. */
const TOKEN = /<!--[^]*?-->|<(\/?)([a-zA-Z][\w-]*)((?:"[^"]*"|[^">])*)>|[^<]+|</g;
const ATTRIBUTE = /([^\s=/]+)(?:="([^"]*)")?/g;
const NAMED: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

/**
 * Parses the HTML of a compiled page. As it comes from one serializer and is always well-formed, this takes a tenth of
 * the time of a full HTML parser.
 */
export function parseHtml(html: string): HtmlNode[] {
  const top: HtmlElement = { tagName: '', attributes: new Map(), childNodes: [] };
  const open = [top];
  for (const [token, end, tagName, attributes = ''] of html.matchAll(TOKEN)) {
    const parent = open.at(-1) ?? top;
    if (token.startsWith('<!--')) continue;
    if (!tagName) parent.childNodes.push(decode(token));
    else if (end) {
      if (open.length > 1) open.pop();
    } else {
      const element = { tagName, attributes: parseAttributes(attributes), childNodes: [] };
      parent.childNodes.push(element);
      if (!VOID.has(tagName) && !attributes.endsWith('/')) open.push(element);
    }
  }
  return top.childNodes;
}

function parseAttributes(text: string): Map<string, string> {
  return new Map(Array.from(text.matchAll(ATTRIBUTE), ([, name = '', value = '']) => [name, decode(value)]));
}

function decode(text: string): string {
  if (!text.includes('&')) return text;
  return text.replace(/&(?:#x([\da-f]+)|#(\d+)|(\w+));/gi, (entity, hex, decimal, name: string) => {
    if (name) return NAMED[name] ?? entity;
    return String.fromCodePoint(hex ? Number.parseInt(hex as string, 16) : Number(decimal));
  });
}

export function isElement(node: HtmlNode): node is HtmlElement {
  return typeof node !== 'string';
}

export function hasClass({ attributes }: HtmlElement, name: string): boolean {
  return (attributes.get('class') ?? '').split(' ').includes(name);
}

/** Whether an element is invisible or repeats other content. */
export function isSilent(element: HtmlElement): boolean {
  return (
    SILENT.has(element.tagName) ||
    element.attributes.has('hidden') ||
    element.attributes.get('aria-hidden') === 'true' ||
    hasClass(element, 'only-dark') ||
    hasClass(element, 'anchor')
  );
}

/** The readable elements. */
export function readableElements(nodes: readonly HtmlNode[]): HtmlElement[] {
  return nodes.filter(isElement).filter((element) => !isSilent(element));
}

/** Raw text of the HTML. */
export function textContent(node: HtmlNode): string {
  if (!isElement(node)) return node;
  return isSilent(node) ? '' : node.childNodes.map(textContent).join('');
}

/** First descendant with a tag name. */
export function findElement(nodes: readonly HtmlNode[], tagName: string): HtmlElement | undefined {
  for (const element of nodes.filter(isElement)) {
    const found = element.tagName === tagName ? element : findElement(element.childNodes, tagName);
    if (found) return found;
  }
  return undefined;
}
