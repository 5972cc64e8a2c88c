import type { CompileContext } from './context';
import { h, type HastState, type HtmlContent, type HtmlElement } from './hast';
import { icon, iconFault } from './icons';
import { componentName } from './componentName';
import { readAttributes, textAttribute } from './jsxAttributes';
import { hrefOf } from './links';
import { isJsx, textOf, type JsxElement, type Nodes } from './mdast';

/** Content of a card; the link is an address or a slot for one. */
export interface CardContent {
  icon?: string;
  title: string;
  href?: string;
  text?: readonly (HtmlContent | string)[];
}

/** A card: icon, linked title, text. */
export function card({ icon: iconName, title, href, text = [] }: CardContent): HtmlElement {
  return h('li', { className: ['card'] }, [
    icon(iconName),
    h('p', { className: ['card-title'] }, [href === undefined ? title : h('a', { href }, [title])]),
    text.length > 0 ? h('p', { className: ['card-text'] }, text) : undefined,
  ]);
}

/** `<Cards>`: a grid of `<Card>`s. */
export function cardsToHast(state: HastState, node: JsxElement, context: CompileContext): HtmlContent {
  const children: Nodes[] = node.children;
  const cards = children.filter(
    (child): child is JsxElement => isJsx(child) && componentName(child, context) === 'Card',
  );
  if (cards.length === 0)
    context.report.error({
      node,
      code: 'empty-cards',
      message: '<Cards> contains no <Card>',
      hint: 'put <Card title="…" href="…"> … </Card> between <Cards> and </Cards>',
    });
  if (children.some((child) => !cards.includes(child as JsxElement) && textOf(child).trim() !== ''))
    context.report.warning({
      node,
      code: 'cards-content',
      message: 'text between the cards is not shown',
      hint: 'move it into a <Card>, or out of <Cards>',
    });
  return h(
    'ul',
    { className: ['cards'] },
    cards.map((child) => cardToHast(state, child, context)),
  );
}

function cardToHast(state: HastState, node: JsxElement, context: CompileContext): HtmlElement {
  const attributes = readAttributes(node, context);
  const title = textAttribute(attributes, 'title')?.trim();
  const url = textAttribute(attributes, 'href')?.trim();
  const iconName = textAttribute(attributes, 'icon');
  const missing = [...(title ? [] : ['title']), ...(url ? [] : ['href'])];
  if (missing.length > 0)
    context.report.error({
      node,
      code: 'card',
      message: `<Card> has no ${missing.join(' and no ')}`,
      hint: 'write <Card title="Quick start" href="./quick-start.md">',
    });
  const fault = iconName === undefined ? undefined : iconFault(iconName);
  if (fault) context.report.error({ node, code: 'icon', message: fault.message, hint: fault.hint });
  const href = url ? hrefOf(url, node, context) : undefined;
  const text = inlineOf(state.all(node));
  return card({ title: title ?? '', text, ...(href && { href }), ...(iconName && { icon: iconName }) });
}

/** Joins the content of paragraphs. */
function inlineOf(nodes: readonly HtmlContent[]): HtmlContent[] {
  return nodes.flatMap((node) =>
    node.type === 'element' && node.tagName === 'p'
      ? node.children
      : node.type === 'text' && node.value.trim() === ''
        ? []
        : [node],
  );
}
