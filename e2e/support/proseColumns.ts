import type { Page } from '@playwright/test';

const MIN_PROSE_PX = 140;
/** Lines of such a width read well beside any codes, which stay whole. */
const ROOMY_PX = 300;
/** Minimum share of the table's width for a column of prose: beside another one, and as the only one of two columns. */
const MIN_SHARE = 0.299;
const MIN_SHARE_ALONE = 0.599;
const SHARE_OF_EVEN = 0.8;
/** Minimum length of a sentence; a Han character counts twice. */
const SENTENCE = 40;

interface Column {
  head: string;
  px: number;
  share: number;
  columns: number;
  /** Whether no other column is prose. */
  isAlone: boolean;
}

/** Columns of prose with their width and share of the table. */
const columnsOf = (page: Page): Promise<Column[]> =>
  page.evaluate((sentence) => {
    const widthOf = (cell: Element): number => {
      const prose = cell.cloneNode(true) as Element;
      for (const code of prose.querySelectorAll('code')) code.remove();
      return (prose.textContent ?? '').replace(/[\u3000-\u9fff\uff00-\uffef]/g, 'xx').length;
    };
    return [...document.querySelectorAll<HTMLTableElement>('.prose table:not(.params)')].flatMap((table) => {
      const [first, ...rows] = table.rows;
      const heads = [...(first?.cells ?? [])];
      const isProse = (index: number): boolean =>
        rows.some((row) => row.cells[index] && widthOf(row.cells[index]) >= sentence);
      const isAlone = heads.filter((_, index) => isProse(index)).length === 1;
      return heads.flatMap((cell, index) => {
        if (!isProse(index)) return [];
        const px = cell.getBoundingClientRect().width;
        // Groups, where columns do not fit, have no heads.
        if (px === 0) return [];
        const share = px / table.getBoundingClientRect().width;
        return [{ head: cell.innerText, px, share, columns: heads.length, isAlone }];
      });
    });
  }, SENTENCE);

function least({ columns, isAlone }: Column): number {
  if (columns > 2) return Math.min(MIN_SHARE, SHARE_OF_EVEN / columns);
  return isAlone ? MIN_SHARE_ALONE : MIN_SHARE;
}

/** Number of columns of prose, and those that are too narrow though the page has room for them. */
export async function proseColumns(page: Page): Promise<{ count: number; narrow: string[] }> {
  const columns = await columnsOf(page);
  const narrow = columns
    .filter((column) => column.px < MIN_PROSE_PX || (column.px < ROOMY_PX && column.share < least(column)))
    .map(({ head, px, share }) => `${head} ${px.toFixed()} px, ${share.toFixed(2)}`);
  return { count: columns.length, narrow };
}
