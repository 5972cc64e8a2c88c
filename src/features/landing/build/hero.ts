import { report } from '@idmp/model';
import type { Element, ElementContent } from 'hast';
import { h } from 'hastscript';
import type { State } from 'mdast-util-to-hast';
import { type CompileContext, type JsxElement, type Nodes, textOf } from '@idmp/compile';

/** `<Hero>`: the opening of a landing page. A paragraph of links becomes its buttons, an image goes beside the text. */
export function heroToHast(state: State, node: JsxElement, context: CompileContext): Element[] {
  const children: Nodes[] = node.children;
  const picture = children.find((child) => holdsOnly(child, 'image'));
  const text = children.filter((child) => child !== picture);
  if (!text.some(({ type }) => type === 'paragraph'))
    context.problems.push(report('empty-hero', context.placeOf(node)));
  return [
    h(
      'div.hero',
      text.flatMap((child) => toHast(state, child)),
    ),
    ...(picture ? [h('div.hero-picture', state.all(picture))] : []),
  ];
}

function toHast(state: State, node: Nodes): ElementContent[] {
  const children = state.all({ type: 'root', children: [node] } as never);
  return holdsOnly(node, 'link') ? [h('p.hero-actions', state.all(node))] : children;
}

/** Whether a paragraph consists of nodes of one type. */
function holdsOnly(node: Nodes, type: 'image' | 'link'): boolean {
  return (
    node.type === 'paragraph' &&
    node.children.some((child) => child.type === type) &&
    node.children.every((child) => child.type === type || textOf(child).trim() === '')
  );
}
