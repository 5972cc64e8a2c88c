import type { Locator, Page } from '@playwright/test';
import { expect, STORAGE, test } from './fixtures';
import { expectAccessible } from './support/axe';
import { LANGUAGES, type Language } from './support/names';

const NAMES: Record<Language, { use: string; reset: string; field: string }> = {
  en: {
    use: 'Apply',
    reset: 'Reset',
    field: 'IP address or host name of IDMP',
  },
  'zh-Hans': {
    use: '使用',
    reset: '重置',
    field: 'IDMP 主机的 IP 地址或域名',
  },
};
const DOCKER = 'operation/installation/docker-guide';

const card = (page: Page): Locator => page.locator('.tool-card:popover-open');
const host = (page: Page): Locator => page.locator('[data-placeholder="idmp-host"]').first();

async function fill(page: Page, language: Language, value: string): Promise<void> {
  await host(page).click();
  await page.getByRole('textbox', { name: NAMES[language].field }).fill(value);
  await page.getByRole('button', { name: NAMES[language].use, exact: true }).click();
}

for (const language of LANGUAGES) {
  const names = NAMES[language];

  test.describe(`placeholders in ${language}`, () => {
    test.use({ language, permissions: ['clipboard-read', 'clipboard-write'] });

    test('fill every command and copied code, until they are reset', async ({ doc, page }) => {
      await doc.open(DOCKER);
      await fill(page, language, 'idmp.plant.example');
      await expect(card(page)).toBeHidden();
      await expect(host(page)).toBeFocused();
      const block = page.locator('.code-block').filter({ hasText: 'IDMP_URL=' });
      await expect(block).toContainText('http://idmp.plant.example:6042');
      await block.locator('[data-copy]').click();
      const copied = () => page.evaluate(() => navigator.clipboard.readText());
      await expect.poll(copied).toContain('IDMP_URL=http://idmp.plant.example:6042');
      await host(page).press('Enter');
      await expectAccessible(page, '.tool-card:popover-open');
      await page.getByRole('button', { name: names.reset }).click();
      await expect(block).toContainText('http://your-host-ip:6042');
    });

    test('persist on other pages and after a reload', { tag: STORAGE }, async ({ doc, page }) => {
      await doc.open(DOCKER);
      await fill(page, language, '10.0.0.7');
      await page.reload();
      await doc.ready();
      await expect(host(page)).toHaveText('10.0.0.7');
      await doc.open('get-started/get-started-docker');
      await expect(host(page)).toHaveText('10.0.0.7');
    });
  });

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

test('previous and next links show their chapter', async ({ doc }) => {
  await doc.open('basic/data-model');
  await expect(doc.pages.locator('[rel=prev] small')).toHaveText('Previous · Basic Features');
});
