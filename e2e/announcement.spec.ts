import type { Page } from '@playwright/test';
import { expect, STORAGE, test } from './fixtures';
import { LANGUAGES } from './support/names';

const DOC = 'basic/data-model';
const ID = 'docusaurus.announcement.id';
const DISMISS = 'docusaurus.announcement.dismiss';
const PRESENT = 'release-1.0.5';

const item = (page: Page, key: string): Promise<string | null> =>
  page.evaluate((name) => localStorage.getItem(name), key);

for (const language of LANGUAGES) {
  test.describe(`announcement in ${language}`, () => {
    test.use({ language });

    test(
      'names the release that the pages describe, and goes when it is closed',
      { tag: STORAGE },
      async ({ doc, page }) => {
        await doc.open(DOC);
        await expect(doc.announcement).toBeVisible();
        const bar = page.locator('section').filter({ has: doc.announcement });
        await expect(bar).toContainText('TDengine IDMP 1.0.5');
        await expect(bar.getByRole('link')).toHaveAttribute('href', doc.addressOf('known-gaps'));
        await doc.announcement.click();
        await expect(doc.announcement).toBeHidden();
        expect(await item(page, ID)).toBe(PRESENT);
        expect(await item(page, DISMISS)).toBe('true');
        await page.reload();
        await doc.ready();
        await expect(doc.announcement).toBeHidden();
      },
    );
  });
}

test('is shown on every page, also on the one that it leads to', async ({ doc }) => {
  for (const slug of ['', 'known-gaps', 'no-such-page']) {
    await doc.goto(slug);
    await expect(doc.announcement).toBeVisible();
  }
});
