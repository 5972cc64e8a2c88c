import type { Locator, Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { expectAccessible } from './support/axe';

const DOC = 'basic/data-model';

const picture = (page: Page): Locator =>
  page.getByRole('article').locator('img').filter({ visible: true }).first();
async function boxOf(locator: Locator): Promise<NonNullable<Awaited<ReturnType<Locator['boundingBox']>>>> {
  const box = await locator.boundingBox();
  if (!box) throw new Error('It is not shown.');
  return box;
}

async function openPicture(page: Page): Promise<void> {
  await picture(page).scrollIntoViewIfNeeded();
  await expect(picture(page)).toHaveAttribute('tabindex', '0');
  await picture(page).click();
  await expect(page.getByRole('dialog')).toBeVisible();
}

for (const [scheme, color] of [
  ['light', 'rgb(255, 255, 255)'],
  ['dark', 'rgb(50, 50, 50)'],
] as const) {
  test(`opens an image on a ${scheme} background and hides the navbar`, async ({ doc, page }) => {
    await page.emulateMedia({ colorScheme: scheme });
    await doc.open(DOC);
    await openPicture(page);
    await expect(page.getByRole('dialog')).toHaveCSS('background-color', color);
    await expect(doc.navbar.root).not.toBeInViewport();
  });
}

/** The image in the dialog. */
const opened = (page: Page): Locator => page.getByRole('dialog').getByRole('img');

test('opens fitted; double click enlarges, keys scroll, click closes', async ({ doc, page }) => {
  await page.setViewportSize({ width: 900, height: 1000 });
  await doc.open('basic/layout');
  const small = await boxOf(picture(page));
  await openPicture(page);
  const fitted = await boxOf(opened(page));
  expect(fitted.x).toBe(32);
  expect(fitted.width).toBe(900 - 64);
  expect(fitted.width).toBeGreaterThanOrEqual(small.width);
  await opened(page).dblclick();
  await expect.poll(async () => (await boxOf(opened(page))).width).toBeGreaterThan(fitted.width * 1.5);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(900);
  const { x } = await boxOf(opened(page));
  await page.keyboard.press('ArrowRight');
  await expect.poll(async () => (await boxOf(opened(page))).x).toBeLessThan(x);
  await page.mouse.click(450, 20);
  await expect(opened(page)).toHaveCount(0);
  await expect(picture(page)).toBeFocused();
  expect(await boxOf(picture(page))).toMatchObject({ width: small.width });
});

test('is an accessible dialog with a visible close button', async ({ doc, page }) => {
  await doc.open(DOC);
  await openPicture(page);
  const button = page.getByRole('dialog').getByRole('button', { name: 'Close', exact: true });
  await expect(button).toBeVisible();
  await expect(button).toBeFocused();
  await expectAccessible(page, 'dialog');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(picture(page)).toBeFocused();
});

test('is not animated with reduced motion', async ({ doc, page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await doc.open(DOC);
  await openPicture(page);
  expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
});

test.describe('on a phone', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 360, height: 740 } });

  test('opens in the width of large windows, and pans', async ({ doc, page }) => {
    await doc.goto(DOC);
    await picture(page).scrollIntoViewIfNeeded();
    await expect(picture(page)).toHaveAttribute('tabindex', '0');
    await picture(page).tap();
    await expect(opened(page)).not.toHaveAttribute('src', /-narrow-/);
    expect((await boxOf(opened(page))).width).toBe(720);
    const view = page.locator('.zoom-view');
    await expect(view).toHaveCSS('touch-action', 'pan-x pan-y');
    expect(await view.evaluate((box) => box.scrollWidth - box.clientWidth)).toBeGreaterThan(200);
  });
});
