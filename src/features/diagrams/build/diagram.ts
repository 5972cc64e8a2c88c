import type { Element } from 'hast';
import { h } from 'hastscript';
import type { Code } from 'mdast';
import type { CompileContext } from '@idmp/markdown';

/** Source of a diagram, rendered by the browser when it scrolls into view. */
export function diagram(node: Code, context: CompileContext): Element {
  const label = context.options.messages['diagram.source'] ?? '';
  return h('figure.mermaid', { dataMermaid: '' }, [
    h('pre', { tabIndex: 0, role: 'group', ariaLabel: label }, [h('code', [node.value])]),
  ]);
}
