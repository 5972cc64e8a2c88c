import type { Element, ElementContent } from 'hast';
import { h } from 'hastscript';
import type { Table } from 'mdast';
import { formatMessage } from '../../model/formatMessage';
import type { CompileContext } from './context';
import { textOf } from './mdast';
import { breakCode, longestRun } from './tableCode';
import { shapeColumns } from './tableColumns';

/** Width of the text column on a phone, and padding of a table cell, in characters. */
const PHONE_WIDTH = 34;
const CELL_PADDING = 3;
/** Minimum width of a prose column, as in the style sheet. */
const WIDE_COLUMN = 26;
const MAX_LABEL_LENGTH = 120;

/** A table in a horizontally scrollable container; if it is likely to scroll, the container is focusable and has a name. */
export function wrapTable(table: Element, node: Table, context: CompileContext): Element {
  demoteEmptyHeaders(table);
  const wide = shapeColumns(table, node);
  breakCode(table);
  if (narrowestWidth(node, wide) <= PHONE_WIDTH) return h('div.table-wrap', [table]);
  const columns = (node.children[0]?.children ?? [])
    .map((cell) => textOf(cell).trim())
    .filter(Boolean)
    .join(', ');
  const label = formatMessage(context.options.messages['table.label'] ?? '', {
    columns: columns.slice(0, MAX_LABEL_LENGTH),
  });
  return h('div.table-wrap', { tabIndex: 0, role: 'group', ariaLabel: label }, [table]);
}

/** Turns an empty corner cell into `<td>`, as screen readers would announce an empty header. */
function demoteEmptyHeaders(node: ElementContent): void {
  if (node.type !== 'element') return;
  if (node.tagName === 'th' && node.children.length === 0) node.tagName = 'td';
  node.children.forEach(demoteEmptyHeaders);
}

/** Minimum width of a table in characters, with every cell wrapped as much as possible. */
function narrowestWidth(node: Table, wide: ReadonlySet<number>): number {
  const widths: number[] = [];
  for (const row of node.children) {
    row.children.forEach((cell, column) => {
      widths[column] = Math.max(
        widths[column] ?? 0,
        longestRun(textOf(cell)),
        wide.has(column) ? WIDE_COLUMN : 0,
      );
    });
  }
  return widths.reduce((sum, width) => sum + width + CELL_PADDING, 0);
}
