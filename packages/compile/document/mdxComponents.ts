import type { Element, ElementContent } from 'hast';
import { h } from 'hastscript';
import { report } from '@idmp/model';
import type { CompileContext, Render } from './context';
import { literalOf } from './expressions';
import type { JsxElement, Nodes } from './mdast';

/** Props of a React component, as JSON. */
export type MdxProps = Record<string, unknown>;

/** A component of MDX in Markdown: React renders it in the page. */
export function mdxComponent(name: string): Render {
  const render: Render = (state, node, context) =>
    mdxElement(name, readProps(node, context), state.all(node), node.type === 'mdxJsxTextElement');
  return Object.assign(render, { isMdx: true });
}

/** The element that a React component is rendered into: it carries name and props, and contains the children. */
export function mdxElement(
  name: string,
  props: MdxProps,
  children: ElementContent[],
  isInline = false,
): Element {
  // Double quotes are then all that HTML must escape.
  const json = JSON.stringify(props).replace(/[&<>']/g, (sign) => `\\u00${sign.charCodeAt(0).toString(16)}`);
  return h(isInline ? 'span' : 'div', { dataMdx: name, dataProps: json }, children);
}

/** The props that an element's attributes give a component; with a context, reports those that are no literals. */
export function readProps(node: JsxElement, context?: CompileContext): MdxProps {
  const element = node.name ?? '';
  const props = node.attributes.map((attribute): [string, unknown] => {
    if (attribute.type !== 'mdxJsxAttribute') {
      context?.problems.push(report('attribute.spread', context.placeOf(node), { element }));
      return ['', undefined];
    }
    const { name, value } = attribute;
    const literal = typeof value === 'object' && value ? literalOf(value.data?.estree) : (value ?? true);
    if (literal === undefined)
      context?.problems.push(report('attribute.value', context.placeOf(node), { name, element }));
    return [name, literal];
  });
  return Object.fromEntries(props.filter(([, value]) => value !== undefined));
}

const PHRASING = /^(?:text|emphasis|strong|delete|link|inlineCode|image|break|mdxJsxTextElement)$/;

/** Adds what a component renders around its children, for search and other texts; the page leaves it out. */
export function addRenderedText(node: JsxElement, [before, after]: readonly [string, string]): void {
  const isInline =
    node.type === 'mdxJsxTextElement' || node.children.every(({ type }) => PHRASING.test(type));
  const mark = { isRendered: true, hProperties: { dataRendered: '' } };
  const asNodes = (value: string) => {
    if (value === '') return [];
    return isInline
      ? [{ type: 'text', value: ` ${value} `, data: { ...mark, hName: 'span' } }]
      : [{ type: 'paragraph', children: [{ type: 'text', value }], data: mark }];
  };
  const children = [...asNodes(before), ...node.children, ...asNodes(after)];
  node.children = children as JsxElement['children'];
}

/** Whether a node is text that a component renders, which no writer wrote. */
export const isRendered = ({ data }: Nodes): boolean =>
  (data as { isRendered?: boolean } | undefined)?.isRendered === true;
