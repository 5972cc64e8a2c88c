import { expect, test } from './fixtures';
import { LANGUAGES } from './support/names';

for (const language of LANGUAGES) {
  test.describe(`the end of an article in ${language}`, () => {
    test.use({ language });

    test('shows the last change', async ({ doc, page }) => {
      await doc.open('basic/layout');
      await expect(page.locator('main time')).toHaveText(/^20\d\d-\d\d-\d\d$/);
    });
  });
}

test('marks of what is not documented lead to its entry', async ({ doc, page }) => {
  await doc.open('basic/real-time-analysis');
  const mark = page.locator('a.gap[href$="#window-details"]').first();
  await expect(mark).toHaveAccessibleName('Not documented yet');
  await mark.press('Enter');
  await expect(page).toHaveURL(/\/en\/known-gaps#window-details$/);
});

test('the first mention of a term leads to its definition', async ({ doc, page }) => {
  await doc.open('basic/event-management');
  await page.locator('a[data-term="element"]').first().click();
  await expect(page).toHaveURL(/\/en\/concepts#element$/);
});
