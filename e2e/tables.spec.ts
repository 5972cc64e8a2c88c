import { expect, test } from './support/partsTest';

test('tables keep row headers in place while scrolling, if they have many columns', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/en/extremes');
  const grid = page.locator('.table-wrap:has(.matrix)').first();
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

test('tables of many columns take the place of the contents in wide windows', async ({ page }) => {
  await page.setViewportSize({ width: 1600, height: 900 });
  await page.goto('/en/extremes');
  const endOf = async (selector: string): Promise<number> =>
    page
      .locator(selector)
      .first()
      .evaluate((part) => part.getBoundingClientRect().right);
  expect(await endOf('.table-wrap:has(.matrix)')).toBeGreaterThan((await endOf('article.prose')) + 300);
  await expect(page.locator('.table-wrap:has(.matrix)').first()).toHaveCSS('z-index', '1');
  expect(await endOf('.table-wrap:has(.matrix)')).toBeLessThan(1600);
});
