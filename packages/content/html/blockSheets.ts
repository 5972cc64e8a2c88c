import type { Nodes } from 'hast';
import { visit } from 'unist-util-visit';
import type { SheetKind } from '@idmp/model';
import { hasClass } from '@idmp/compile';

/** Blocks styled by each sheet, by tag or class of their outermost element, in the order in which pages load the sheets. */
const SHEETS: Readonly<Record<SheetKind, { tags?: readonly string[]; classes: readonly string[] }>> = {
  blocks: {
    tags: ['blockquote', 'em', 'figcaption', 'i', 'kbd'],
    classes: ['admonition', 'code-block', 'footnotes', 'task-list-item', 'task-needs'],
  },
  tables: { tags: ['table'], classes: ['table-wrap'] },
  landing: { classes: ['cards', 'hero'] },
  tabs: { classes: ['tabs'] },
  changelog: { classes: ['changelog'] },
};

/** Kinds of the sheets that only pages with certain blocks need before the first paint. */
export const BLOCK_SHEETS: readonly SheetKind[] = Object.keys(SHEETS);

/** Additional sheets that an article needs. */
export function blockSheets(article: Nodes): SheetKind[] {
  const needed = new Set<SheetKind>();
  visit(article, 'element', (element) => {
    for (const [kind, { tags = [], classes }] of Object.entries(SHEETS))
      if (tags.includes(element.tagName) || classes.some((name) => hasClass(element, name))) needed.add(kind);
  });
  return BLOCK_SHEETS.filter((kind) => needed.has(kind));
}
