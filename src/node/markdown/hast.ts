import type { toHtml } from 'hast-util-to-html';
import type { State } from 'mdast-util-to-hast';

type HtmlNodes = Exclude<Parameters<typeof toHtml>[0], readonly unknown[]>;
export type HtmlElement = Extract<HtmlNodes, { type: 'element' }>;
export type HtmlContent = HtmlElement['children'][number];
export type HtmlProperties = HtmlElement['properties'];
export type HastState = State;

/** Creates an HTML element; strings become text nodes, undefined children are skipped. */
export function h(
  tagName: string,
  properties: HtmlProperties,
  children: readonly (HtmlContent | string | undefined)[] = [],
): HtmlElement {
  const nodes = children
    .filter((child) => child !== undefined)
    .map((child): HtmlContent => (typeof child === 'string' ? { type: 'text', value: child } : child));
  return { type: 'element', tagName, properties, children: nodes };
}

/** Wraps several nodes in one. */
export function fragment(children: readonly HtmlContent[]): HtmlContent {
  return { type: 'root', children: [...children] } as unknown as HtmlContent;
}

/** Plain text of HTML nodes. */
export function htmlText(node: HtmlContent): string {
  if (node.type === 'text') return node.value;
  return 'children' in node ? node.children.map(htmlText).join('') : '';
}
