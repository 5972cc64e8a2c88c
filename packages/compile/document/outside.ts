import type { ElementContent } from 'hast';
import type { State } from 'mdast-util-to-hast';
import type { Render } from './extensions';
import type { JsxElement } from './mdast';
import { report } from '@idmp/model';

/** Reports a component that belongs directly into another one, and shows what `toHast` makes of its content. */
export function outside(
  child: string,
  parent: string,
  toHast: (state: State, node: JsxElement) => ElementContent[] = () => [],
): Render {
  return (state, node, context) => {
    context.problems.push(report('outside', context.placeOf(node), { child, parent }));
    return toHast(state, node);
  };
}
