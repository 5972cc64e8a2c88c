import { replaceNodes, type Root } from './mdast';

/** Drops HTML comments; a `{#id}` outside of a heading's end becomes text later. */
export function stripComments(root: Root): void {
  replaceNodes(root, (node) =>
    node.type === 'html' && node.value.trimStart().startsWith('<!--') ? [] : undefined,
  );
}
