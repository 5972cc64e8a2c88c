import type { Element } from 'hast';
import type { State } from 'hast-util-to-mdast';
import type { AlignType, PhrasingContent, Table } from 'mdast';
import { phrasing } from 'mdast-util-phrasing';
import { visit } from 'unist-util-visit';

/** Maximum width of a cell in browsers. */
const MAX_COLSPAN = 1_000;
/** A larger table is written without its merged cells. */
const MAX_CELLS = 200_000;

/** A cell with its column. */
interface PlacedCell {
  column: number;
  cell: Element;
}

/** Converts a table; Markdown has no merged cells, so they are followed by empty ones. */
export function tableToMdast(state: State, table: Element): Table {
  const rows = rowsOf(table);
  const layout = placeCells(rows, true);
  const isHuge = widthOf(layout) * layout.length > MAX_CELLS;
  const placed = isHuge ? placeCells(rows, false) : layout;
  const width = widthOf(placed);
  return {
    type: 'table',
    align: alignOf(placed[0] ?? [], width),
    children: placed.map((row) => {
      const cellAt = new Map(row.map(({ column, cell }) => [column, cell]));
      const cells = Array.from({ length: width }, (_, column) => {
        const cell = cellAt.get(column);
        return { type: 'tableCell' as const, children: cell ? contentOf(state, cell) : [] };
      });
      return { type: 'tableRow' as const, children: cells };
    }),
  };
}

function rowsOf(table: Element): Element[][] {
  const rows: Element[][] = [];
  visit(table, 'element', (node) => {
    if (node.tagName !== 'tr') return;
    rows.push(
      node.children.filter(
        (child): child is Element =>
          child.type === 'element' && (child.tagName === 'td' || child.tagName === 'th'),
      ),
    );
  });
  return rows;
}

/** Finds the column of each cell, like browsers do. */
function placeCells(rows: readonly Element[][], hasSpans: boolean): PlacedCell[][] {
  /** For each column, the row below the last cell in it. */
  const free: number[] = [];
  return rows.map((cells, row) => {
    let column = 0;
    return cells.map((cell) => {
      while ((free[column] ?? 0) > row) column += 1;
      const start = column;
      const width = hasSpans ? Math.min(spanOf(cell, 'colSpan'), MAX_COLSPAN) : 1;
      const height = hasSpans ? Math.min(spanOf(cell, 'rowSpan'), rows.length - row) : 1;
      for (; column < start + width; column += 1) free[column] = row + height;
      return { column: start, cell };
    });
  });
}

function spanOf({ properties }: Element, name: 'colSpan' | 'rowSpan'): number {
  const span = Math.trunc(Number(properties[name]));
  return span > 1 ? span : 1;
}

const widthOf = (rows: readonly PlacedCell[][]): number =>
  rows.reduce((width, row) => Math.max(width, (row.at(-1)?.column ?? -1) + 1), 1);

function alignOf(head: readonly PlacedCell[], width: number): AlignType[] {
  const align = Array.from({ length: width }, (): AlignType => null);
  for (const { column, cell } of head) {
    const own = cell.properties.align;
    if (own === 'left' || own === 'right' || own === 'center') align[column] = own;
  }
  return align;
}

/** Content of a cell in one line: blocks are joined by spaces. */
function contentOf(state: State, cell: Element): PhrasingContent[] {
  return inLine(state.all(cell));
}

type Content = ReturnType<State['all']>[number];

function inLine(nodes: readonly Content[]): PhrasingContent[] {
  return nodes.flatMap((node, index): PhrasingContent[] => {
    if (phrasing(node)) return [node];
    const space: PhrasingContent[] = index > 0 ? [{ type: 'text', value: ' ' }] : [];
    if ('children' in node) return [...space, ...inLine(node.children)];
    return 'value' in node ? [...space, { type: 'inlineCode', value: node.value }] : [];
  });
}
