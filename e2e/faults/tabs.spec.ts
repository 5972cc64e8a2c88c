import type { Page } from '@playwright/test';
import { expect, STORAGE, test } from '../fixtures';
import { DocPage } from '../pages/DocPage';
import { LANGUAGES, NAMES, type Language } from '../support/names';

const DOC = 'basic/data-model';
const NEXT = 'basic/layout';

/** Parts of the search dialog to watch in the other tab. */
const SEARCH = {
  en: { recent: 'Recent', favorites: 'Favorites', save: 'Save this search' },
  'zh-Hans': { recent: '最近搜索', favorites: '收藏', save: '收藏此搜索' },
} as const;

async function openTab(page: Page, language: Language): Promise<DocPage> {
  const tab = new DocPage(await page.context().newPage(), language);
  await tab.open(NEXT);
  return tab;
}

const entry = (address: string, title: string): object => ({
  objectID: address,
  url: address,
  type: 'lvl1',
  hierarchy: { lvl0: title, lvl1: title },
  content: null,
});

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

    test('share recent and favorite searches, in an open dialog too', async ({ doc, page }) => {
      const names = SEARCH[language];
      const entries = [DOC, NEXT].map((slug) => entry(doc.addressOf(slug), `about ${slug}`));
      await doc.open(DOC);
      const tab = await openTab(page, language);
      const windows = [doc, tab].map((each) =>
        each.page.getByRole('dialog', { name: NAMES[language].search, exact: true }),
      );
      const [first = windows[0], second = windows[0]] = windows;
      await tab.page.keyboard.press('/');
      await expect(second!).toBeVisible();
      await page.evaluate((list) => {
        localStorage.setItem('__DOCSEARCH_RECENT_SEARCHES__docs', JSON.stringify(list));
      }, entries);
      await expect(second!.getByText(names.recent, { exact: true })).toBeVisible();
      await expect(second!.getByText(`about ${NEXT}`).first()).toBeVisible();
      await page.keyboard.press('/');
      await expect(first!.getByText(`about ${NEXT}`).first()).toBeVisible();
      await first!.getByRole('button', { name: names.save }).first().click();
      await expect(first!.getByText(names.favorites, { exact: true })).toBeVisible();
      await expect(second!.getByText(names.favorites, { exact: true })).toBeVisible();
      await expect(second!.getByRole('button', { name: names.save })).toHaveCount(1);
    });
  });
}
