import { BLOCK_SHEETS, type BlockSheet } from '../../model/styleSheet';

/** Blocks that each sheet styles, by their tag or the class of their outermost element. */
const BLOCKS: Record<BlockSheet, RegExp> = {
  blocks:
    /<(?:blockquote|em|figcaption|i|kbd)>| class="(?:admonition|code-block|mermaid|table-(?:compact|nowrap|wide)|tabs|task-list-item)[ "]/,
  windows: / class="window-playground[ "]/,
  landing: / class="(?:hero|cards)[ "]/,
};

/** Sheets that a page needs besides the first one. */
export function blockSheets(html: string): BlockSheet[] {
  return BLOCK_SHEETS.filter((sheet) => BLOCKS[sheet].test(html));
}
