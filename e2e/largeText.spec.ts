import { expect, test } from './fixtures';
import { ContactPopup } from './pages/ContactPopup';
import { SearchDialog } from './pages/SearchDialog';
import { faultsOf, walkFocus } from './support/focusStops';
import { clippedParts, enlargeText } from './support/largeText';
import { LANGUAGES } from './support/names';
import { sidewaysParts } from './support/sideways';
import { tryEach } from './support/tryEach';

const SIZES = [
  { width: 1280, height: 800 },
  { width: 360, height: 740 },
] as const;
const PAGES = ['', 'basic/data-model', 'no-such-page'];
const STOPS = 70;
const TIMES = 2;
/** Width of an enlarged eight-letter word. */
const FIELD_PX = 150;

test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await enlargeText(page, TIMES);
});

for (const language of LANGUAGES) {
  for (const size of SIZES) {
    test.describe(`text at 200 %, ${size.width} pixels, ${language}`, () => {
      test.use({ language, viewport: size });

      test('is not cut off and needs no horizontal scrolling', async ({ doc, page }) => {
        test.slow();
        const fits = async () => {
          expect(await sidewaysParts(page)).toEqual([]);
          expect(await clippedParts(page)).toEqual([]);
        };
        await tryEach(PAGES, async (slug) => {
          await doc.open(slug);
          await expect(page.locator('html')).toHaveCSS('font-size', `${16 * TIMES}px`);
          await fits();
        });
        await expect(page.getByRole('link', { name: doc.names.skipLink })).not.toBeInViewport();
        await doc.drawer.navbarToggle.click();
        await expect(page.locator('#idmp-sidebar').getByRole('link', { name: 'Next' })).toBeVisible();
        await fits();
        await page.keyboard.press('Escape');
        const search = new SearchDialog(page, language);
        await search.find(language === 'en' ? 'element' : '元素');
        await fits();
        expect((await search.field.boundingBox())?.width).toBeGreaterThan(FIELD_PX);
        await page.keyboard.press('Escape');
        await page.keyboard.press('Escape');
        if (language === 'en') return;
        const popup = new ContactPopup(page);
        for (const opener of ['联系销售', '微信公众号']) {
          await popup.open(opener);
          await fits();
          await page.keyboard.press('Escape');
        }
      });
    });
  }
}

for (const size of SIZES) {
  test(`text at 200 % keeps every control reachable, ${size.width} pixels`, async ({ doc, page }) => {
    test.slow();
    await page.setViewportSize(size);
    await doc.open('no-such-page');
    expect(faultsOf(await walkFocus(page, 'Tab', STOPS))).toEqual([]);
    await page.evaluate(() => (document.activeElement as HTMLElement).blur());
    await doc.drawer.navbarToggle.click();
    await expect(doc.drawer.closeButton).toBeFocused();
    expect(faultsOf(await walkFocus(page, 'Tab', STOPS / 2))).toEqual([]);
  });
}
