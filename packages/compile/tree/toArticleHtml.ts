import type { Nodes } from 'hast';
import { toHtml } from 'hast-util-to-html';

/** Serializes an article, or a part of one. */
export function toArticleHtml(tree: Nodes): string {
  return toHtml(tree, { characterReferences: { useNamedReferences: true } });
}
