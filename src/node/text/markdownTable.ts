import { isElement, type HtmlElement } from './htmlNodes';

/**
 * Converts a table to Markdown. As Markdown has no merged or multi-line cells, a merged cell is followed by empty ones,
 * and `writeCell` must return one line.
 */
export function markdownTable(table: HtmlElement, writeCell: (cell: HtmlElement) => string): string {
  const grid: string[][] = [];
  rowsOf(table).forEach((row, rowIndex) => {
    const line = (grid[rowIndex] ??= []);
    for (const cell of row.childNodes.filter(isElement)) {
      let column = line.findIndex((text) => text === undefined);
      if (column < 0) column = line.length;
      const text = writeCell(cell);
      for (let below = 0; below < span(cell, 'rowspan'); below += 1)
        for (let right = 0; right < span(cell, 'colspan'); right += 1)
          (grid[rowIndex + below] ??= [])[column + right] = below + right === 0 ? text : '';
    }
  });
  const columns = Math.max(...grid.map(({ length }) => length));
  const lineOf = (cells: readonly string[]): string =>
    `| ${Array.from({ length: columns }, (_, column) => cells[column] ?? '').join(' | ')} |`;
  const [head = [], ...body] = grid;
  const rule = `|${' --- |'.repeat(columns)}`;
  return [lineOf(head), rule, ...body.map(lineOf)].join('\n');
}

/** Maximum `rowspan` and `colspan`. */
const SPAN_MAX = 1_000;

function span(cell: HtmlElement, name: 'rowspan' | 'colspan'): number {
  const count = Number.parseInt(cell.attributes.get(name) ?? '1', 10);
  return count >= 1 ? Math.min(count, SPAN_MAX) : 1;
}

function rowsOf(element: HtmlElement): HtmlElement[] {
  return element.childNodes
    .filter(isElement)
    .flatMap((child) => (child.tagName === 'tr' ? [child] : rowsOf(child)));
}
