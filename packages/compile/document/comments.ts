import { eachNode, replaceNodes, textOf, type Root } from './mdast';

/** An id in a comment: of HTML, or of MDX without its braces. */
const COMMENT_ID = /^(?:<!--|\/\*)\s*#([\p{L}\p{N}_.:-]+)\s*(?:-->|\*\/)$/u;

/**
 * Turns a comment with an id at the end of a heading into `{#id}`, as Docusaurus writes it where Markdown has no such
 * syntax.
 * @example '## Title <!-- #id -->' // as '## Title {#id}'
 */
export function readCommentIds(root: Root): void {
  eachNode(root, 'heading', (node) => {
    const last = node.children.findLast((child) => child.type !== 'text' || textOf(child).trim() !== '');
    if (last?.type !== 'html' && last?.type !== 'mdxTextExpression') return;
    const id = COMMENT_ID.exec(last.value.trim())?.[1];
    if (id !== undefined)
      node.children.splice(node.children.indexOf(last), 1, { ...last, type: 'html', value: `{#${id}}` });
  });
}

/** Drops HTML comments; a `{#id}` that does not end a heading becomes text later. */
export function stripComments(root: Root): void {
  replaceNodes(root, (node) =>
    node.type === 'html' && node.value.trimStart().startsWith('<!--') ? [] : undefined,
  );
}
