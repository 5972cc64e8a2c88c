import type { CompileContext } from './context';
import { h, fragment, type HastState, type HtmlContent } from './hast';
import { icon } from './icons';
import { textOf, type JsxElement, type Nodes } from './mdast';

/** `<Hero>`: the opening of a landing page. A paragraph of links becomes its buttons, an image goes beside the text. */
export function heroToHast(state: HastState, node: JsxElement, context: CompileContext): HtmlContent {
  const children: Nodes[] = node.children;
  const picture = children.find((child) => holdsOnly(child, 'image'));
  const text = children.filter((child) => child !== picture);
  if (!text.some(({ type }) => type === 'paragraph'))
    context.report.error({
      node,
      code: 'empty-hero',
      message: '<Hero> says nothing',
      hint: 'write one sentence between <Hero> and </Hero>: what the product is',
    });
  return fragment([
    h('div', { className: ['hero'] }, [
      ...text.map((child) => toHast(state, child)),
      searchOpener(context.options.messages['hero.search'] ?? ''),
    ]),
    ...(picture ? [h('div', { className: ['hero-picture'] }, state.all(picture))] : []),
  ]);
}

function toHast(state: HastState, node: Nodes): HtmlContent {
  const children = state.all({ type: 'root', children: [node] } as never);
  if (!holdsOnly(node, 'link')) return fragment(children);
  return h('p', { className: ['hero-actions'] }, state.all(node));
}

/** A button that looks like a search field and opens the search. */
function searchOpener(label: string): HtmlContent {
  return h('button', { type: 'button', className: ['hero-search'], dataEarly: '', dataSearchOpen: '' }, [
    icon('search'),
    label,
  ]);
}

/** Whether a paragraph consists of nodes of one type. */
function holdsOnly(node: Nodes, type: 'image' | 'link'): boolean {
  return (
    node.type === 'paragraph' &&
    node.children.some((child) => child.type === type) &&
    node.children.every((child) => child.type === type || textOf(child).trim() === '')
  );
}
