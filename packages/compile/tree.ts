import type { ElementContent, Parents, Element, Nodes } from 'hast';
import { s } from 'hastscript';
import sax from 'sax';
import { toHtml } from 'hast-util-to-html';

/** Changes a node into any number of nodes; returns the node itself to keep it. */
type ChangeNode = (node: ElementContent) => ElementContent | ElementContent[];

/** Copies a tree with changed nodes, children before their parent. What stays the same is shared with the given tree. */
export function mapTree<T extends Parents>(parent: T, change: ChangeNode): T {
  const children = parent.children as ElementContent[];
  const changed = children.flatMap((child) => change('children' in child ? mapTree(child, change) : child));
  const isSame = changed.length === children.length && changed.every((child, i) => child === children[i]);
  return isSame ? parent : { ...parent, children: changed };
}

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

/** The shapes of a simple SVG, such as an icon of a package: its elements without their text, in one list. */
export function svgShapes(svg: string): Element[] {
  const shapes: Element[] = [];
  const parser = sax.parser(true);
  parser.onopentag = ({ name, attributes }) => {
    if (name !== 'svg') shapes.push(s(name, attributes as Record<string, string>));
  };
  parser.write(svg).close();
  return shapes;
}

/** Serializes an article, or a part of one. */
export function toArticleHtml(tree: Nodes): string {
  return toHtml(tree, { characterReferences: { useNamedReferences: true } });
}
