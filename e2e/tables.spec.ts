import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { LANGUAGES } from './support/names';

/** Pages with reference tables of several columns. */
const PAGES = ['operation/installation/docker-guide', 'basic/data-model', 'get-started'];
const MIN_PROSE_PX = 160;
/** Share of the table that a column of prose has at least. */
const MIN_SHARE = 0.3;
const SHARE_OF_EVEN = 0.8;

interface Column {
  head: string;
  px: number;
  share: number;
  columns: number;
}

/** Columns of prose, each with its width and its share of the table. */
const proseColumns = (page: Page): Promise<Column[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('th.wide')].map((cell) => {
      const width = cell.closest('table')?.getBoundingClientRect().width ?? 1;
      const px = cell.getBoundingClientRect().width;
      const columns = cell.parentElement?.children.length ?? 1;
      return { head: cell.innerText, px, share: px / width, columns };
    }),
  );

for (const language of LANGUAGES) {
  test.describe(`tables in ${language}`, () => {
    test.use({ language });

    for (const slug of PAGES) {
      test(`of ${slug} give the room to prose at 1280 px`, async ({ doc, page }) => {
        await doc.open(slug);
        const columns = await proseColumns(page);
        expect(columns.length).toBeGreaterThan(0);
        const least = ({ columns: count }: Column): number =>
          count < 3 ? MIN_SHARE : Math.min(MIN_SHARE, SHARE_OF_EVEN / count);
        expect(columns.filter((column) => column.px < MIN_PROSE_PX || column.share < least(column))).toEqual(
          [],
        );
      });
    }

    test.describe('on a phone', () => {
      test.use({ viewport: { width: 360, height: 740 } });

      test('keep the names of the rows while the rest scrolls', async ({ doc, page }) => {
        await doc.open('operation/installation/docker-guide');
        const tables = page.locator('.table-wrap:has([scope])');
        const scrolled = tables.filter({ has: page.locator('td:nth-child(3)') }).last();
        await scrolled.scrollIntoViewIfNeeded();
        const name = scrolled.getByRole('rowheader').first();
        await expect(name).toHaveCSS('position', 'sticky');
        const before = await name.boundingBox();
        const moved = await scrolled.evaluate((wrap) => {
          wrap.scrollLeft = wrap.scrollWidth;
          return wrap.scrollLeft;
        });
        expect(moved).toBeGreaterThan(0);
        const after = await name.boundingBox();
        expect(Math.abs((after?.x ?? 0) - (before?.x ?? 0))).toBeLessThan(2);
        expect(after?.width).toBeLessThanOrEqual(150);
      });
    });
  });
}
