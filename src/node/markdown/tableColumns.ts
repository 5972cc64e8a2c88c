import type { Element, ElementContent } from 'hast';
import type { Table } from 'mdast';

import { textOf } from './mdast';

/** Columns with a cell this wide are prose; a Han character counts as two. */
const PROSE_WIDTH = 40;
/** The first column contains row headers if its cells are at most this wide. */
const NAME_WIDTH = 48;
const HAN = /\p{Script=Han}|[\u3000-\u303f\uff00-\uffef]/gu;

/** Marks prose columns, which get the spare width, and makes row names headers. Returns the indexes of prose columns. */
export function shapeColumns(table: ElementContent, node: Table): Set<number> {
  const wide = new Set<number>();
  const [head, ...body] = rowsOf(table);
  const columns = head === undefined ? [] : columnsOf(node);
  columns.forEach(({ cells }, column) => {
    const cell = head && cellsOf(head)[column];
    const isProse = cells.some((text) => widthOf(text) >= PROSE_WIDTH && /\s|\p{Script=Han}/u.test(text));
    if (!cell || !isProse) return;
    cell.properties.className = ['wide'];
    wide.add(column);
  });
  const [first] = columns;
  if (columns.length < 2 || !first || !namesRows(first)) return wide;
  for (const row of body) {
    const [cell] = cellsOf(row);
    if (cell) Object.assign(cell, { tagName: 'th', properties: { ...cell.properties, scope: 'row' } });
  }
  return wide;
}

interface Column {
  head: string;
  cells: string[];
}

function columnsOf({ children: [head, ...body] }: Table): Column[] {
  return (head?.children ?? []).map((cell, column) => ({
    head: textOf(cell).trim(),
    cells: body.map((row) => {
      const found = row.children[column];
      return found ? textOf(found).trim() : '';
    }),
  }));
}

/** Whether all cells of a column are non-empty, short and unique. */
function namesRows({ head, cells }: Column): boolean {
  const named = cells.every((text) => text !== '' && widthOf(text) <= NAME_WIDTH);
  return head !== '' && cells.length > 0 && named && new Set(cells).size === cells.length;
}

const widthOf = (text: string): number => text.replace(HAN, 'xx').length;

function rowsOf(node: ElementContent): Element[] {
  if (node.type !== 'element') return [];
  return node.tagName === 'tr' ? [node] : node.children.flatMap(rowsOf);
}

const cellsOf = (row: Element): Element[] =>
  row.children.filter((cell): cell is Element => cell.type === 'element' && /^t[hd]$/.test(cell.tagName));
