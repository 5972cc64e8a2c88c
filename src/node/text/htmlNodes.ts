export interface HtmlElement {
  tagName: string;
  attributes: ReadonlyMap<string, string>;
  childNodes: HtmlNode[];
}

/** An element, or a text with its entities decoded. */
export type HtmlNode = HtmlElement | string;

/** What shows nothing that can be read. */
const SILENT = new Set(['button', 'script', 'source', 'style', 'svg', 'template', 'wbr']);

const VOID = new Set(['br', 'col', 'hr', 'img', 'input', 'source', 'track', 'wbr']);
/** Comments, tags and texts as the compiler writes them: every attribute value in double quotes. */
const TOKEN = /<!--[^]*?-->|<(\/?)([a-zA-Z][\w-]*)((?:"[^"]*"|[^">])*)>|[^<]+|</g;
const ATTRIBUTE = /([^\s=/]+)(?:="([^"]*)")?/g;
const NAMED: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

/**
 * Top nodes of the HTML of a compiled page. It is the output of one serializer, which closes what it opens: a tenth of
 * the time of a parser that bears everything.
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

export function attribute({ attributes }: HtmlElement, name: string): string | undefined {
  return attributes.get(name);
}

export function hasClass(element: HtmlElement, name: string): boolean {
  return (attribute(element, 'class') ?? '').split(' ').includes(name);
}

/** Whether readers see nothing of an element, or see it a second time. */
export function isSilent(element: HtmlElement): boolean {
  return (
    SILENT.has(element.tagName) ||
    attribute(element, 'hidden') !== undefined ||
    attribute(element, 'aria-hidden') === 'true' ||
    hasClass(element, 'only-dark') ||
    hasClass(element, 'anchor')
  );
}

/** Elements among the nodes that can be read. */
export function readableElements(nodes: readonly HtmlNode[]): HtmlElement[] {
  return nodes.filter(isElement).filter((element) => !isSilent(element));
}

/** Text as it stands in the HTML. */
export function textContent(node: HtmlNode): string {
  if (!isElement(node)) return node;
  return isSilent(node) ? '' : node.childNodes.map(textContent).join('');
}

/** First descendant with a tag. */
export function findElement(nodes: readonly HtmlNode[], tagName: string): HtmlElement | undefined {
  for (const element of nodes.filter(isElement)) {
    const found = element.tagName === tagName ? element : findElement(element.childNodes, tagName);
    if (found) return found;
  }
  return undefined;
}
