import { expect, test } from './fixtures';

test.use({ viewport: { width: 360, height: 740 } });

test('tables keep row headers in place while scrolling, if they have many columns', async ({ doc, page }) => {
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
