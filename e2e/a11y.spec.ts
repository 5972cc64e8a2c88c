import { expect, test } from './fixtures';
import { Drawer } from './pages/Drawer';
import { expectAccessible } from './support/axe';
import { addressOf, LANGUAGES } from './support/names';

for (const language of LANGUAGES) {
  for (const slug of ['basic/data-model', 'no-such-page']) {
    test(`${addressOf(language, slug)} has none at 320 pixels, drawer open or closed`, async ({ page }) => {
      await page.setViewportSize({ width: 320, height: 640 });
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.goto(addressOf(language, slug));
      await page.locator('html[data-app="ready"]').waitFor();
      await expectAccessible(page);
      await new Drawer(page, language).navbarToggle.click();
      await expectAccessible(page);
    });
  }
}

test('controls stay visible in forced colors', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
  await page.goto('/en/basic/data-model');
  await page.locator('html[data-app="ready"]').waitFor();
  const faint = await page.locator('header button:visible, header button:visible svg').evaluateAll((parts) =>
    parts
      .map((part) => {
        const { color, backgroundColor } = getComputedStyle(part);
        return { html: part.outerHTML.slice(0, 80), same: color === backgroundColor };
      })
      .filter(({ same }) => same),
  );
  expect(faint).toEqual([]);
  await page.getByRole('button', { name: 'Languages' }).focus();
  const outline = await page
    .getByRole('button', { name: 'Languages' })
    .evaluate((button) => getComputedStyle(button).outlineStyle);
  expect(outline).not.toBe('none');
});

test('targets are large enough on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto('/en/basic/data-model');
  await page.locator('html[data-app="ready"]').waitFor();
  const small = await page
    .locator('header button:visible, header a:visible, [data-drawer-toggle]:visible')
    .evaluateAll((parts) =>
      parts
        .map((part) => ({ html: part.outerHTML.slice(0, 80), box: part.getBoundingClientRect() }))
        .filter(({ box }) => box.width < 24 || box.height < 24)
        .map(({ html }) => html),
    );
  expect(small).toEqual([]);
});
