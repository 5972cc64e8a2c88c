import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { untilQuiet } from './support/untilQuiet';

const FONT = /\/static\/latin-[0-9a-f]+\.woff2$/;

declare global {
  interface Window {
    shifts: number;
  }
}

/** Sums up layout shifts from the first paint on. */
const watchShifts = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    window.shifts = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        window.shifts += (entry as PerformanceEntry & { value: number }).value;
    }).observe({ type: 'layout-shift', buffered: true });
  });

/** Time of the font request after the load event; empty if there was none. */
const fontTimes = (page: Page): Promise<number[]> =>
  page.evaluate((pattern) => {
    const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    return performance
      .getEntriesByType('resource')
      .filter(({ name }) => new RegExp(pattern).test(name))
      .map(({ startTime }) => startTime - (navigation?.loadEventStart ?? 0));
  }, FONT.source);

for (const slug of ['', 'basic/data-model', 'concepts']) {
  test(`the font of /en/${slug} loads on the first key press without a layout shift`, async ({
    doc,
    page,
  }) => {
    await watchShifts(page);
    await doc.open(slug);
    await untilQuiet(page);
    expect(await fontTimes(page)).toEqual([]);
    await page.keyboard.press('Shift');
    await expect.poll(async () => (await fontTimes(page)).length).toBeGreaterThan(0);
    await untilQuiet(page);
    expect(Math.min(...(await fontTimes(page)))).toBeGreaterThan(0);
    expect(await page.evaluate(() => window.shifts)).toBe(0);
    await expect(page.locator('html')).not.toHaveAttribute('data-font');
  });
}

test('the font applies from the next page view on', async ({ doc, page }) => {
  await doc.open('basic/data-model');
  await page.keyboard.press('Shift');
  await expect.poll(async () => (await fontTimes(page)).length).toBeGreaterThan(0);
  await untilQuiet(page);
  await doc.pages.locator('a[rel="next"]').click();
  await expect.poll(() => doc.address()).not.toBe(doc.addressOf('basic/data-model'));
  await expect(page.locator('html')).toHaveAttribute('data-font');
  expect(await page.evaluate(() => getComputedStyle(document.body).fontFamily)).toMatch(/^Latin,/);
});

test('no font is loaded with Save-Data', async ({ doc, page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true, effectiveType: '4g' } });
  });
  await doc.open('basic/data-model');
  await page.keyboard.press('Shift');
  await untilQuiet(page);
  expect(await fontTimes(page)).toEqual([]);
  await expect(page.locator('html')).not.toHaveAttribute('data-font');
});
