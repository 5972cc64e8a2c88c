import type { Page } from '@playwright/test';
import { expect, STORAGE, test } from '../fixtures';
import { DocPage } from '../pages/DocPage';
import { LANGUAGES, type Language } from '../support/names';

const DOC = 'basic/data-model';
const NEXT = 'basic/layout';

async function openTab(page: Page, language: Language): Promise<DocPage> {
  const tab = new DocPage(await page.context().newPage(), language);
  await tab.open(NEXT);
  return tab;
}

for (const language of LANGUAGES) {
  test.describe(`two tabs in ${language}`, { tag: STORAGE }, () => {
    test.use({ language });

    test('share the color mode when set, changed and reset', async ({ doc, page }) => {
      await page.emulateMedia({ colorScheme: 'light' });
      await doc.open(DOC);
      const tab = await openTab(page, language);
      await doc.navbar.colorToggle('system').click();
      await expect(tab.navbar.colorToggle('light')).toBeVisible();
      await doc.navbar.colorToggle('light').click();
      await expect(tab.page.locator('html')).toHaveAttribute('data-theme', 'dark');
      await tab.navbar.colorToggle('dark').click();
      await expect(doc.navbar.colorToggle('system')).toBeVisible();
      await expect(page.locator('html')).toHaveAttribute('data-theme-choice', 'system');
      await doc.navbar.colorToggle('system').click();
      await tab.page.evaluate(() => localStorage.clear());
      await expect(doc.navbar.colorToggle('system')).toBeVisible();
    });

    test('dismiss the announcement together', async ({ doc, page }) => {
      await doc.open(DOC);
      const tab = await openTab(page, language);
      await expect(tab.announcement).toBeVisible();
      await doc.announcement.click();
      await expect(tab.announcement).toBeHidden();
      await tab.sidebar.linkTo(doc.addressOf('basic/chat-bi')).click();
      await expect.poll(() => tab.address()).toBe(doc.addressOf('basic/chat-bi'));
      await expect(tab.announcement).toBeHidden();
    });
  });
}
