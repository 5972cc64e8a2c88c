import type { Element, Nodes } from 'hast';
import { visit } from 'unist-util-visit';
import type { SheetKind } from '@idmp/model';
import { markdownExtensions, hasClass } from '@idmp/compile';

/** Blocks styled by each sheet, by tag or class of their outermost element. */
const TAGS = new Map<SheetKind, readonly string[]>([
  ['blocks', ['blockquote', 'em', 'figcaption', 'i', 'kbd']],
  ['tables', ['table']],
]);
const CLASSES: Readonly<Record<SheetKind, readonly string[]>> = {
  blocks: ['admonition', 'code-block', 'footnotes', 'task-list-item', 'task-needs'],
  tables: ['table-wrap'],
  landing: ['cards'],
};

type Styles = (element: Element) => boolean;

/** Whether each sheet styles an element, in the order in which pages load the sheets. */
function sheetStyles(): ReadonlyMap<SheetKind, Styles> {
  const parts = [CLASSES, ...markdownExtensions.all().map(({ sheets = {} }) => sheets)].flatMap((part) =>
    Object.entries(part),
  );
  const kinds = new Set(parts.map(([kind]) => kind));
  return new Map(
    [...kinds].map((kind) => {
      const tags = TAGS.get(kind) ?? [];
      const classes = parts.flatMap(([name, styled]) => (name === kind ? styled : []));
      return [
        kind,
        (element) => tags.includes(element.tagName) || classes.some((name) => hasClass(element, name)),
      ];
    }),
  );
}

/** Kinds of the sheets that only pages with certain blocks need before the first paint. */
export const blockSheetKinds = (): SheetKind[] => [...sheetStyles().keys()];

/** Additional sheets that an article needs. */
export function blockSheets(article: Nodes): SheetKind[] {
  const styles = sheetStyles();
  const needed = new Set<SheetKind>();
  visit(article, 'element', (element) => {
    for (const [kind, isStyled] of styles) if (isStyled(element)) needed.add(kind);
  });
  return [...styles.keys()].filter((kind) => needed.has(kind));
}
