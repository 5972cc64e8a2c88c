import type { Element, Nodes, Parents } from 'hast';

/** Whether an element has a class. */
export function hasClass({ properties: { className } }: Element, name: string): boolean {
  return Array.isArray(className) && className.includes(name);
}

/** Whether an element of a tree passes a test. */
export function someElement(parent: Parents, test: (element: Element) => boolean): boolean {
  return parent.children.some(
    (child) => child.type === 'element' && (test(child) || someElement(child, test)),
  );
}

/** Whether a node is white space between elements. */
export function isBlank(node: Nodes): boolean {
  return node.type === 'text' && node.value.trim() === '';
}
