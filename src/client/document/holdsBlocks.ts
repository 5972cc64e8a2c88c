/** Blocks that `prose.blocks.css` is for, by their tag or the class of their outermost element. */
const BLOCK = /<(?:blockquote|kbd)>| class="(?:admonition|cards|code-block|mermaid|tabs|task-head|task-list-item|window-playground)[ "]/;

/** Whether a page shows a block that the first style sheet knows nothing of. */
export function holdsBlocks(html: string): boolean {
  return BLOCK.test(html);
}
