/** Blocks that `prose.blocks.css` styles, by their tag or the class of their outermost element. */
const BLOCK =
  /<(?:blockquote|figcaption|kbd)>| class="(?:admonition|cards|code-block|mermaid|table-nowrap|tabs|task-list-item|window-playground)[ "]/;

/** Whether a page has a block that the first style sheet does not cover. */
export function holdsBlocks(html: string): boolean {
  return BLOCK.test(html);
}
