import type { Locator, Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { expectAccessible } from './support/axe';
import { LANGUAGES } from './support/names';

const card = (page: Page): Locator => page.locator('.tool-card:popover-open');
for (const language of LANGUAGES) {
  test.describe(`the end of an article in ${language}`, () => {
    test.use({ language });

    test('shows the last change', async ({ doc, page }) => {
      await doc.open('basic/layout');
      await expect(page.locator('main time')).toHaveText(/^20\d\d-\d\d-\d\d$/);
    });
  });
}

test.describe('marks of what is not documented', () => {
  const mark = (page: Page): Locator => page.locator('a.gap[href$="#window-details"]').first();

  test('show the entry of the gap on focus, and lead to it', async ({ doc, page }) => {
    await doc.open('basic/real-time-analysis');
    await page.keyboard.press('Tab');
    await mark(page).focus();
    await expect(card(page)).toContainText('Windows in detail');
    await expect(mark(page)).toHaveAccessibleName('Not documented yet');
    await expect(mark(page)).toHaveAccessibleDescription(/Windows in detail/);
    await expectAccessible(page, '.tool-card:popover-open');
    // The card moves with its mark.
    const distance = async () => {
      const [own, place] = await Promise.all([card(page).boundingBox(), mark(page).boundingBox()]);
      if (!own || !place) return Infinity;
      return Math.min(Math.abs(own.y - place.y - place.height), Math.abs(place.y - own.y - own.height));
    };
    await expect.poll(distance).toBeLessThan(10);
    await page.evaluate(() => scrollBy({ top: 40, behavior: 'instant' }));
    await expect.poll(distance).toBeLessThan(10);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/en\/known-gaps#window-details$/);
  });

  test('lead to the entry at once if it does not load', async ({ doc, page }) => {
    await doc.open('basic/real-time-analysis');
    await page.route(/known-gaps$/, (route) =>
      route.request().resourceType() === 'xhr' ? route.abort() : route.continue(),
    );
    await mark(page).evaluate((link: HTMLElement) => link.click());
    await expect(page).toHaveURL(/\/en\/known-gaps#window-details$/);
  });
});

test.describe('glossary terms', () => {
  const term = (page: Page): Locator => page.locator('a[data-term="element"]').first();

  test('are defined on hover, until the pointer leaves', async ({ doc, page }) => {
    await doc.open('basic/event-management');
    await term(page).hover();
    await expect(card(page)).toContainText('A node of the tree');
    await expect(term(page)).toHaveAccessibleDescription(/A node of the tree/);
    await card(page).hover();
    await expect(card(page)).toBeVisible();
    await page.mouse.move(5, 5);
    await expect(card(page)).toBeHidden();
  });

  test('are defined on keyboard focus, and Enter follows the link', async ({ doc, page }) => {
    await doc.open('basic/event-management');
    await page.keyboard.press('Tab');
    await term(page).focus();
    await expect(card(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(card(page)).toBeHidden();
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Tab');
    await expect(card(page)).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/en\/concepts#element$/);
  });

  test.describe('on a touch screen', () => {
    test.use({ hasTouch: true, viewport: { width: 390, height: 800 } });

    test('are defined on tap, and the next tap follows the link', async ({ doc, page }) => {
      await doc.open('basic/event-management');
      await term(page).tap();
      await expect(card(page)).toContainText('A node of the tree');
      await term(page).tap();
      await expect(page).toHaveURL(/\/en\/concepts#element$/);
    });
  });
});
