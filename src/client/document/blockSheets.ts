import { BLOCK_SHEETS, type BlockSheet } from '../../model/styleSheet';

/** Blocks styled by each sheet, by tag or class of their outermost element. */
const BLOCKS: Record<BlockSheet, RegExp> = {
  blocks:
    /<(?:blockquote|em|figcaption|i|kbd)>| class="(?:admonition|code-block|footnotes|mermaid|table-(?:compact|nowrap|wide)|tabs|task-list-item)[ "]/,
  windows: / class="(?:window-playground|changelog)[ "]/,
  landing: / class="(?:hero|cards)[ "]/,
};

/** Additional sheets that a page needs. */
export function blockSheets(html: string): BlockSheet[] {
  return BLOCK_SHEETS.filter((sheet) => BLOCKS[sheet].test(html));
}
