import type { Element } from 'hast';
import { h } from 'hastscript';
import type { State } from 'mdast-util-to-hast';
import type { CompileContext } from './context';
import { readAttributes, textAttribute } from './jsxAttributes';
import { linkTo } from './links';
import type { JsxElement } from './mdast';

/** `<Gap to="./gaps.md#id" />`: a small mark that links what is not documented here to its entry in the list of gaps. */
export function gapToHast(_state: State, node: JsxElement, context: CompileContext): Element {
  const to = textAttribute(readAttributes(node, context), 'to');
  const text = context.options.messages['gap.label'] ?? '';
  if (to === undefined) {
    context.report.error({
      node,
      code: 'gap',
      message: '<Gap> does not say which gap it marks',
      hint: 'write <Gap to="./gaps.md#id" />, with the heading of the entry',
    });
    return h('span.gap', [text]);
  }
  const label = h('span.visually-hidden', [text]);
  const mark = linkTo(to, node, [label], context, { className: ['gap'], title: text }) ?? label;
  return node.type === 'mdxJsxFlowElement' ? h('p', [mark]) : mark;
}
