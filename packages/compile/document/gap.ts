import type { Element } from 'hast';
import { h } from 'hastscript';
import type { State } from 'mdast-util-to-hast';
import { report } from '@idmp/model';
import type { CompileContext } from './context';
import { readAttributes, textAttribute } from './jsxAttributes';
import { linkTo } from './links';
import type { JsxElement } from './mdast';

/** `<Gap to="./gaps.md#id" />`: a small mark that links what is not documented here to its entry in the list of gaps. */
export function gapToHast(_state: State, node: JsxElement, context: CompileContext): Element {
  const to = textAttribute(readAttributes(node, context), 'to');
  const text = context.options.messages['gap.label'] ?? '';
  if (to === undefined) {
    context.problems.push(report('gap.target', context.placeOf(node)));
    return h('span.gap', [text]);
  }
  // The sign is text, so that it also shows where no style sheet does: in feed readers and reading modes.
  const sign = '?';
  const mark =
    linkTo(to, node, [sign], context, { className: ['gap'], ariaLabel: text }) ?? h('span.gap', [sign]);
  return node.type === 'mdxJsxFlowElement' ? h('p', [mark]) : mark;
}
