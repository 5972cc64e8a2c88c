import type { ElementContent } from 'hast';
import { h } from 'hastscript';
import type { Placeholder } from './readPlaceholders';

/** Marks the placeholders in code. */
export function markPlaceholders(code: string, placeholders: readonly Placeholder[]): ElementContent[] {
  const found = placeholders
    .flatMap(({ id, find }) =>
      find.flatMap((pattern) =>
        [...code.matchAll(new RegExp(pattern, 'gu'))].map(({ 0: text, index }) => ({ id, text, index })),
      ),
    )
    .sort((a, b) => a.index - b.index);
  const parts: ElementContent[] = [];
  let end = 0;
  for (const { id, text, index } of found) {
    if (index < end) continue;
    if (index > end) parts.push({ type: 'text', value: code.slice(end, index) });
    parts.push(h('span', { dataPlaceholder: id }, [text]));
    end = index + text.length;
  }
  if (end < code.length) parts.push({ type: 'text', value: code.slice(end) });
  return parts;
}
