import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { sitemapAddresses } from './support/hosts/hostedSite';
import { matrixUnless } from './support/matrix';
import { LANGUAGES } from './support/names';

const MIN_PROSE_PX = 160;
/** Lines of such a width read well beside any codes, which stay whole. */
const ROOMY_PX = 320;
/** Minimum share of the table's width for a column of prose: beside another one, and as the only one of two columns. */
const MIN_SHARE = 0.299;
const MIN_SHARE_ALONE = 0.599;
const SHARE_OF_EVEN = 0.8;
/** Minimum length of a sentence; a Han character counts twice. */
const SENTENCE = 40;
/** Half of the pages have about 45 columns of prose; fewer than this, and the search for them is broken. */
const SEEN_AT_LEAST = 30;
const MS_IN_MINUTE = 60_000;

interface Column {
  head: string;
  px: number;
  share: number;
  columns: number;
  /** Whether no other column is prose. */
  isAlone: boolean;
}

/** Columns of prose with their width and share of the table. */
const proseColumns = (page: Page): Promise<Column[]> =>
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

for (const [languageIndex, language] of LANGUAGES.entries()) {
  test.describe(`tables in ${language}`, () => {
    test.use({ language });

    test.describe('without scripts', () => {
      test.use({ javaScriptEnabled: false, viewport: { width: 1280, height: 800 } });

      for (const half of [0, 1]) {
        // Both languages have the same tables: each always checks the other half.
        const details = matrixUnless(half === languageIndex);
        test(`of all pages give room to prose at 1280 px, half ${half + 1}`, details, async ({ page }) => {
          test.setTimeout(3 * MS_IN_MINUTE);
          const all = sitemapAddresses('public');
          const own = all.filter((address) => /^\/en(\/|$)/.test(address) === (language === 'en'));
          const narrow: string[] = [];
          let seen = 0;
          for (const address of own.filter((_, index) => index % 2 === half)) {
            await page.goto(address);
            const columns = await proseColumns(page);
            seen += columns.length;
            narrow.push(
              ...columns
                .filter(
                  (column) =>
                    column.px < MIN_PROSE_PX || (column.px < ROOMY_PX && column.share < least(column)),
                )
                .map(({ head, px, share }) => `${address}: ${head} ${px.toFixed()} px, ${share.toFixed(2)}`),
            );
          }
          expect(seen).toBeGreaterThan(SEEN_AT_LEAST);
          expect(narrow).toEqual([]);
        });
      }
    });

    test.describe('on a phone', () => {
      test.use({ viewport: { width: 360, height: 740 } });

      test('keep row headers in place while scrolling, if they have many columns', async ({ doc, page }) => {
        await doc.open('operation/csv-import');
        const grid = page.locator('.table-wrap:has(.matrix)').last();
        await grid.scrollIntoViewIfNeeded();
        const name = grid.getByRole('row').nth(1).locator(':scope > *').first();
        await expect(name).toHaveCSS('position', 'sticky');
        const before = await name.boundingBox();
        const moved = await grid.evaluate((wrap) => {
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
