import type { ElementContent, Parents } from 'hast';

/** Changes a node into any number of nodes; returns the node itself to keep it. */
export type ChangeNode = (node: ElementContent) => ElementContent | ElementContent[];

/** Copies a tree with changed nodes, children before their parent. What stays the same is shared with the given tree. */
export function mapTree<T extends Parents>(parent: T, change: ChangeNode): T {
  const children = parent.children as ElementContent[];
  const changed = children.flatMap((child) => change('children' in child ? mapTree(child, change) : child));
  const isSame = changed.length === children.length && changed.every((child, i) => child === children[i]);
  return isSame ? parent : { ...parent, children: changed };
}
