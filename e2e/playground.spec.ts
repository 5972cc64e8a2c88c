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

test('the limit in the picture of home can be moved by keys and by pointer, and the event follows', async ({
  doc,
  page,
}) => {
  await doc.open('');
  await page.locator('.hero-picture img.only-light').hover();
  const limit = page.getByRole('slider', { name: 'Limit of the bearing temperature' });
  await expect(limit).toHaveAttribute('aria-valuetext', /^75 °C: event at 09:3\d, peak 88\.\d °C$/);
  await limit.focus();
  await page.keyboard.press('PageDown');
  await expect(limit).toHaveAttribute('aria-valuenow', '70');
  await expect(page.locator('.hero-live')).toContainText('Hi 70');
  await page.keyboard.press('End');
  await expect(limit).toHaveAttribute('aria-valuetext', '93 °C: no event');
  const grip = await limit.locator('circle').boundingBox();
  if (!grip) throw new Error('The limit has no grip.');
  await page.mouse.move(grip.x + grip.width / 2, grip.y + grip.height / 2);
  await page.mouse.down();
  await page.mouse.move(grip.x, grip.y + 30, { steps: 3 });
  await page.mouse.up();
  await expect(limit).toHaveAttribute('aria-valuetext', /event at/);
  await expectAccessible(page);
});

test('the chart is read by pointer and by keys, and its settings are in the address', async ({
  doc,
  page,
}) => {
  await doc.goto(DOC);
  const box = doc.article.locator('.window-playground');
  await box.locator('[name="kind"]').selectOption('event');
  await expect(page).toHaveURL(/\?kind=event$/);
  await box.locator('[data-shapes]').hover();
  await expect(box.locator('[data-clock] output')).toContainText('12:00: 12.0 A');
  await box.getByRole('slider', { name: 'Time of the day' }).focus();
  await page.keyboard.press('ArrowLeft');
  await expect(box.locator('[data-clock] output')).toContainText('11:45');
  await page.reload();
  await expect(box.locator('tbody tr')).toHaveCount(1);
});
