import { expect, test } from './fixtures';
import { expectAccessible } from './support/axe';

const DOC = 'basic/real-time-analysis';

test('windows update with trigger and settings by keyboard', async ({ doc, page }) => {
  await doc.goto(DOC);
  const box = doc.article.locator('.window-playground');
  const rows = box.locator('tbody tr');
  await expect(rows).toHaveCount(5);
  await box.locator('[name="kind"]').selectOption('event');
  await expect(rows).toHaveCount(1);
  await box.locator('[name="event.minDuration"]').focus();
  await page.keyboard.press('Home');
  await expect(rows).toHaveCount(2);
  await expect(box.locator('svg .window')).toHaveCount(2);
  await expectAccessible(page, '.window-playground');
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the windows of one trigger are shown, without a form', async ({ doc }) => {
    await doc.goto(DOC);
    const box = doc.article.locator('.window-playground');
    await expect(box.locator('tbody tr')).toHaveCount(5);
    await expect(box.locator('form')).toBeHidden();
  });
});

test('a download is unchanged and named without the language', async ({ doc, page }) => {
  await doc.goto('operation/csv-import');
  const waiting = page.waitForEvent('download');
  await doc.article.locator('a[href*="/downloads/csv-example-1"]').click();
  expect((await waiting).suggestedFilename()).toBe('csv-example-1-smart-meters.csv');
});

test('the settings are in the address', async ({ doc, page }) => {
  await doc.goto(DOC);
  const box = doc.article.locator('.window-playground');
  await box.locator('[name="kind"]').selectOption('event');
  await expect(page).toHaveURL(/\?kind=event$/);
  await page.reload();
  await expect(box.locator('tbody tr')).toHaveCount(1);
});
