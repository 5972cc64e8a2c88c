import { CELL_BORDER } from '@idmp/search';
import type { TextBlock } from '@idmp/model';
import type { HeadingList } from './headings';
import { isJsx, textOf, type Nodes, type Root } from './mdast';

const MAX_CODE_LENGTH = 2_000;
const TEXT_HOLDERS = new Set(['paragraph', 'mdxJsxFlowElement', 'mdxJsxTextElement', 'definition']);

/** Searchable text of a document in blocks, each with its heading. */
export function collectTextBlocks(root: Root, { headings, byNode }: HeadingList): TextBlock[] {
  const blocks: TextBlock[] = [];
  let heading = -1;
  const add = (
    kind: TextBlock['kind'],
    text: string,
    { pieces = [], link }: Pick<TextBlock, 'pieces' | 'link'> = {},
  ): void => {
    const clean = kind === 'code' ? text.trim().slice(0, MAX_CODE_LENGTH) : text.replace(/\s+/g, ' ').trim();
    if (!clean) return;
    blocks.push({ heading, kind, text: clean, ...(pieces.length > 1 && { pieces }), ...(link && { link }) });
  };
  const visit = (node: Nodes, inList: boolean): void => {
    if (node.type === 'heading') {
      const own = byNode.get(node);
      if (own) heading = headings.indexOf(own);
    } else if (node.type === 'tableRow') {
      add(
        'table-row',
        node.children
          .map((cell) => textOf(cell).trim())
          .filter(Boolean)
          .join(CELL_BORDER),
        { link: linkIn(node.children[0]) },
      );
    } else if (node.type === 'table') {
      for (const row of node.children.slice(1)) visit(row, inList);
    } else if (node.type === 'code') {
      add('code', node.value);
    } else if (isJsx(node) && node.name === 'Card') {
      const title = node.attributes.find((attribute) => 'name' in attribute && attribute.name === 'title');
      const name = typeof title?.value === 'string' ? title.value : '';
      add('list-item', [name, textOf(node).trim()].filter(Boolean).join(': '));
    } else if (TEXT_HOLDERS.has(node.type) && 'children' in node && node.children.every(isInText)) {
      // Alt texts repeat the surrounding text.
      if (!node.children.every(isPicture))
        add(inList ? 'list-item' : 'paragraph', textOf(node), { pieces: inList ? splitAtCode(node) : [] });
    } else if ('children' in node) {
      for (const child of node.children) visit(child, inList || node.type === 'listItem');
    }
  };
  visit(root, false);
  return blocks;
}

/** Target of the first link. */
function linkIn(node: Nodes | undefined): string | undefined {
  if (node?.type === 'link') return node.url;
  const children: readonly Nodes[] = node && 'children' in node ? node.children : [];
  return children.map(linkIn).find(Boolean);
}

function splitAtCode(root: Nodes): string[] {
  const pieces = [''];
  const visit = (node: Nodes): void => {
    if (node.type === 'inlineCode') pieces.push(node.value, '');
    else if ('children' in node) node.children.forEach(visit);
    else pieces.push(`${pieces.pop() ?? ''}${textOf(node)}`);
  };
  visit(root);
  return pieces;
}

function isPicture(node: Nodes): boolean {
  return node.type === 'image' || node.type === 'imageReference';
}

function isInText(node: Nodes): boolean {
  return !/^(?:blockquote|code|heading|list|listItem|paragraph|table|containerDirective|mdxJsxFlowElement|thematicBreak)$/.test(
    node.type,
  );
}
