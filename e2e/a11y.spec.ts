import { test } from './fixtures';
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
