import type { Nodes, Parents, PhrasingContent, Root, RootContent } from 'mdast';
import type {} from 'mdast-util-directive';
import type {} from 'remark-mdx';

export type { Nodes, Parents, PhrasingContent, Root, RootContent };
export type JsxElement = Extract<Nodes, { type: 'mdxJsxFlowElement' | 'mdxJsxTextElement' }>;
export type JsxExpression = Extract<Nodes, { type: 'mdxFlowExpression' | 'mdxTextExpression' }>;
export type Container = Extract<Nodes, { type: 'containerDirective' }>;
export type Heading = Extract<Nodes, { type: 'heading' }>;
export type Code = Extract<Nodes, { type: 'code' }>;
export type InlineCode = Extract<Nodes, { type: 'inlineCode' }>;
export type Esm = Extract<Nodes, { type: 'mdxjsEsm' }>;

/** Whether a node is a JSX element, inline or block. */
export function isJsx(node: Nodes): node is JsxElement {
  return node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement';
}

/** Plain text of a node: words, code and alt texts. */
export function textOf(node: Nodes): string {
  if ('children' in node) return node.children.map(textOf).join('');
  if (node.type === 'image' || node.type === 'imageReference') return node.alt ?? '';
  if (node.type === 'text' || node.type === 'inlineCode' || node.type === 'code') return node.value;
  return '';
}

/** Replaces each child with any number of nodes, bottom-up; replacements are not visited again. */
export function replaceNodes(
  parent: Parents,
  change: (node: RootContent, parent: Parents) => RootContent[] | undefined,
): void {
  const children: RootContent[] = [];
  for (const child of parent.children) {
    if ('children' in child) replaceNodes(child, change);
    children.push(...(change(child, parent) ?? [child]));
  }
  (parent as Root).children = children;
}

/** Calls `look` for every node of a type, in document order. */
export function eachNode<T extends Nodes['type']>(
  tree: Nodes,
  type: T,
  look: (node: Extract<Nodes, { type: T }>) => void,
): void {
  if (tree.type === type) look(tree as Extract<Nodes, { type: T }>);
  if ('children' in tree) for (const child of tree.children) eachNode(child, type, look);
}
