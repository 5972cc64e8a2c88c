import { replaceNodes, type Root } from './mdast';

/** Drops HTML comments; a `{#id}` that does not end a heading becomes text later. */
export function stripComments(root: Root): void {
  replaceNodes(root, (node) =>
    node.type === 'html' && node.value.trimStart().startsWith('<!--') ? [] : undefined,
  );
}
