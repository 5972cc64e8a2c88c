import type { CompileContext } from './context';
import { h, type HastState, type HtmlContent } from './hast';
import { readAttributes, textAttribute } from './jsxAttributes';
import { hrefOf } from './links';
import type { JsxElement } from './mdast';

/** `<Gap to="./gaps.md#id" />`: a small mark that links what is not documented here to its entry in the list of gaps. */
export function gapToHast(_state: HastState, node: JsxElement, context: CompileContext): HtmlContent {
  const to = textAttribute(readAttributes(node, context), 'to');
  const text = context.options.messages['gap.label'] ?? '';
  if (to === undefined) {
    context.report.error({
      node,
      code: 'gap',
      message: '<Gap> does not say which gap it marks',
      hint: 'write <Gap to="./gaps.md#id" />, with the heading of the entry',
    });
    return h('span', { className: ['gap'] }, [text]);
  }
  const href = hrefOf(to, node, context);
  const mark = h('a', { className: ['gap'], href, title: text }, [
    h('span', { className: ['visually-hidden'] }, [text]),
  ]);
  return node.type === 'mdxJsxFlowElement' ? h('p', {}, [mark]) : mark;
}
