import type { Element, Nodes } from 'hast';

/** Whether an element has a class. */
export function hasClass({ properties: { className } }: Element, name: string): boolean {
  return Array.isArray(className) && className.includes(name);
}

/** Whether a node is white space between elements. */
export function isBlank(node: Nodes): boolean {
  return node.type === 'text' && node.value.trim() === '';
}
