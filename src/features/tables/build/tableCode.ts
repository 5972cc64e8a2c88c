import type { ElementContent } from 'hast';
import { h } from 'hastscript';

/** Shorter code stays on one line. */
const MIN_LENGTH = 16;
/** Code may wrap after these, except at its end. */
const BREAK = /(?<=[\w)\]}"'*][./_]+)(?=[\w([{"'*$<])/;

/** Makes long code in table cells wrap where readers expect it: at dots, slashes and underscores. */
export function breakCode(node: ElementContent): void {
  if (node.type !== 'element') return;
  node.children.forEach(breakCode);
  if (node.tagName === 'code') node.children = node.children.flatMap(withBreaks);
}

function withBreaks(child: ElementContent): ElementContent[] {
  if (child.type !== 'text' || child.value.length < MIN_LENGTH) return [child];
  return child.value
    .split(BREAK)
    .flatMap((value, index): ElementContent[] => [...(index > 0 ? [h('wbr')] : []), { type: 'text', value }]);
}
