import type { ElementContent } from 'hast';
import type { State } from 'mdast-util-to-hast';
import type { ProblemCode } from '../model/problem';
import type { Render } from './extensions';
import type { JsxElement } from './mdast';

/** Reports a component that belongs directly into another one, and shows what `toHast` makes of its content. */
export function outside(
  child: string,
  parent: string,
  code: ProblemCode,
  toHast: (state: State, node: JsxElement) => ElementContent[] = () => [],
): Render {
  const hint = `put it directly between <${parent}> and </${parent}>`;
  return (state, node, context) => {
    context.report.error({ node, code, message: `<${child}> is outside <${parent}>`, hint });
    return toHast(state, node);
  };
}
