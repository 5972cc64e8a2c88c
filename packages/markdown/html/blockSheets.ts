import type { Element, Nodes } from 'hast';
import { visit } from 'unist-util-visit';
import { BLOCK_SHEETS, type BlockSheet } from '@idmp/model';
import { hasClass } from '../tree/queries';

/** Blocks styled by each sheet, by tag or class of their outermost element. */
const BLOCKS: Record<BlockSheet, { tags: readonly string[]; classes: readonly string[] }> = {
  blocks: {
    tags: ['blockquote', 'em', 'figcaption', 'i', 'kbd'],
    classes: ['admonition', 'code-block', 'footnotes', 'mermaid', 'task-list-item', 'task-needs'],
  },
  tables: { tags: ['table'], classes: ['table-wrap'] },
  tabs: { tags: [], classes: ['tabs'] },
  windows: { tags: [], classes: ['window-playground', 'changelog', 'table-filter'] },
  landing: { tags: [], classes: ['hero', 'cards'] },
};

/** Additional sheets that an article needs. */
export function blockSheets(article: Nodes): BlockSheet[] {
  const needed = new Set<BlockSheet>();
  visit(article, 'element', (element) => {
    for (const sheet of BLOCK_SHEETS) if (isStyledBy(sheet, element)) needed.add(sheet);
  });
  return BLOCK_SHEETS.filter((sheet) => needed.has(sheet));
}

function isStyledBy(sheet: BlockSheet, element: Element): boolean {
  const { tags, classes } = BLOCKS[sheet];
  return tags.includes(element.tagName) || classes.some((name) => hasClass(element, name));
}
