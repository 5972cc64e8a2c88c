/** The part of a DOM table that `markdownTable` reads. */
export interface HtmlTable {
  rows: ArrayLike<{ cells: ArrayLike<HtmlCell> }>;
}

interface HtmlCell {
  rowSpan: number;
  colSpan: number;
}

/** Converts a table to Markdown, which has no merged cells: they are followed by empty ones. */
export function markdownTable({ rows }: HtmlTable, textOf: (cell: HtmlCell) => string): string {
  const grid: string[][] = [];
  Array.from(rows).forEach(({ cells }, rowIndex) => {
    const line = (grid[rowIndex] ??= []);
    for (const cell of Array.from(cells)) {
      const column = [...line, undefined].indexOf(undefined);
      for (let below = 0; below < Math.max(cell.rowSpan, 1); below += 1)
        for (let right = 0; right < Math.max(cell.colSpan, 1); right += 1)
          (grid[rowIndex + below] ??= [])[column + right] = '';
      line[column] = textOf(cell);
    }
  });
  const columns = Math.max(0, ...grid.map(({ length }) => length));
  const lineOf = (cells: readonly string[]): string =>
    `| ${Array.from({ length: columns }, (_, column) => cells[column] ?? '').join(' | ')} |`;
  const [head = [], ...body] = grid;
  return [lineOf(head), `|${' --- |'.repeat(columns)}`, ...body.map(lineOf)].join('\n');
}
