import type { Element, ElementContent } from 'hast';
import { h } from 'hastscript';
import type { State } from 'mdast-util-to-hast';
import type { CompileContext } from './context';
import { icon, iconFault } from './icons';
import { componentName, readAttributes, textAttribute } from './jsxAttributes';
import { linkTo } from './links';
import { isJsx, textOf, type JsxElement, type Nodes } from './mdast';
import { report } from '@idmp/model';

/** Content of a card. */
export interface CardContent {
  icon?: string;
  /** Text, or a link. */
  title: Element | string;
  text?: (ElementContent | string)[];
}

/** A card: icon, title, text. */
export function card({ icon: iconName, title, text = [] }: CardContent): Element {
  return h('li.card', [
    icon(iconName),
    h('p.card-title', [title]),
    text.length > 0 ? h('p.card-text', text) : undefined,
  ]);
}

/** `<Cards>`: a grid of `<Card>`s. */
export function cardsToHast(state: State, node: JsxElement, context: CompileContext): Element {
  const children: Nodes[] = node.children;
  const cards = children.filter(
    (child): child is JsxElement => isJsx(child) && componentName(child, context) === 'Card',
  );
  if (cards.length === 0) context.problems.push(report('empty-cards', context.placeOf(node)));
  if (children.some((child) => !cards.includes(child as JsxElement) && textOf(child).trim() !== ''))
    context.problems.push(report('cards-content', context.placeOf(node)));
  return h(
    'ul.cards',
    cards.map((child) => cardToHast(state, child, context)),
  );
}

function cardToHast(state: State, node: JsxElement, context: CompileContext): Element {
  const attributes = readAttributes(node, context);
  const title = textAttribute(attributes, 'title')?.trim() ?? '';
  const url = textAttribute(attributes, 'href')?.trim();
  const iconName = textAttribute(attributes, 'icon');
  const missing = [...(title ? [] : ['title']), ...(url ? [] : ['href'])];
  if (missing.length > 0) context.problems.push(report('card', context.placeOf(node), { missing }));
  const fault = iconName === undefined ? undefined : iconFault(iconName);
  if (fault) context.problems.push(report(fault.code, context.placeOf(node), fault.values));
  const link = url ? linkTo(url, node, [title], context) : undefined;
  const text = inlineOf(state.all(node));
  return card({ title: link ?? title, text, ...(iconName && { icon: iconName }) });
}

/** Joins the content of paragraphs. */
function inlineOf(nodes: readonly ElementContent[]): ElementContent[] {
  return nodes.flatMap((node) =>
    node.type === 'element' && node.tagName === 'p'
      ? node.children
      : node.type === 'text' && node.value.trim() === ''
        ? []
        : [node],
  );
}
