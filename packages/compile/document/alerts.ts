import type { Blockquote } from 'mdast';
import { ADMONITIONS } from './admonitions';
import { replaceNodes, type Container, type Root } from './mdast';

const ALERT = /^\[!(\w+)\][ \t]*(?:\n|$)/;

/** Turns GitHub's alerts, quotes that begin with a line `[!NOTE]`, into admonitions. */
export function alertsToAdmonitions(root: Root): void {
  replaceNodes(root, (node) => {
    const alert = node.type === 'blockquote' ? toAdmonition(node) : undefined;
    return alert && [alert];
  });
}

function toAdmonition({ children, position, data }: Blockquote): Container | undefined {
  const [first, ...rest] = children;
  const [mark, ...others] = first?.type === 'paragraph' ? first.children : [];
  if (first?.type !== 'paragraph' || mark?.type !== 'text') return undefined;
  const [line = '', kind = ''] = ALERT.exec(mark.value) ?? [];
  const name = kind.toLowerCase();
  if (!ADMONITIONS.includes(name)) return undefined;
  const text = { ...mark, value: mark.value.slice(line.length) };
  const words = [...(text.value === '' ? [] : [text]), ...others];
  return {
    type: 'containerDirective',
    name,
    attributes: {},
    children: words.length > 0 ? [{ ...first, children: words }, ...rest] : rest,
    position,
    ...(data && { data: { ...data } }),
  };
}
