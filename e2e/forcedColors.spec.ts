import { expect, type Page } from '@playwright/test';
import { ContactPopup } from './pages/ContactPopup';
import { SearchDialog } from './pages/SearchDialog';
import { faintTexts } from './support/faintTexts';
import { faultsOf, walkFocus } from './support/focusStops';
import { test } from './support/partsTest';
import { test as siteTest } from './fixtures';

const DOC = 'basic/data-model';
const STOPS = 60;

/** System palettes, each with the opposite color mode chosen on the page: the palette wins. */
const PALETTES = [
  { scheme: 'light', shown: '.only-light', hidden: '.only-dark', presses: ['system', 'light'] },
  { scheme: 'dark', shown: '.only-dark', hidden: '.only-light', presses: ['system'] },
] as const;

const force = (page: Page, colorScheme: 'light' | 'dark') =>
  page.emulateMedia({ forcedColors: 'active', colorScheme, reducedMotion: 'reduce' });

for (const { scheme, shown, hidden, presses } of PALETTES) {
  siteTest.describe(`a forced ${scheme} palette`, () => {
    siteTest.beforeEach(({ page }) => force(page, scheme));

    siteTest('leaves a document and what opens above it readable', async ({ doc, page }) => {
      await doc.open(DOC);
      for (const choice of presses) await doc.navbar.colorToggle(choice).click();
      await expect(page.locator('html')).not.toHaveAttribute('data-theme', scheme);
      await expect(doc.article.locator(shown).first()).toBeVisible();
      await expect(doc.article.locator(hidden).first()).toBeHidden();
      const underlined = /underline/;
      await expect(doc.sidebar.linkTo(doc.addressOf(DOC))).toHaveCSS('text-decoration-line', underlined);
      await doc.navbar.languageButton.click();
      const current = doc.navbar.root.locator('[aria-current]').filter({ visible: true });
      await expect(current).toHaveCSS('text-decoration-line', underlined);
      expect(await faintTexts(page)).toEqual([]);
      await page.keyboard.press('Escape');

      const search = new SearchDialog(page, 'en');
      await search.find('element');
      await expect(search.chosen).toHaveCSS('outline-style', 'solid');
      await expect(search.options.nth(1)).toHaveCSS('outline-style', 'none');
      expect(await faintTexts(page)).toEqual([]);
    });

    siteTest('marks an invalid field, and the images of the footer', async ({ page }) => {
      await page.goto('/no-such-page');
      await page.locator('html[data-app="ready"]').waitFor();
      const picture = page.getByRole('contentinfo').locator('button > img').first();
      await expect(picture).toHaveCSS('filter', scheme === 'light' ? 'invert(1)' : 'none');
      const popup = new ContactPopup(page);
      await popup.open('联系销售');
      await popup.submitButton.click();
      await expect(popup.field('姓名')).toHaveCSS('border-top-width', '3px');
      await expect(popup.root.getByLabel('咨询类别')).toHaveCSS('border-top-width', '1px');
      expect(await faintTexts(page)).toEqual([]);
    });
  });
}

siteTest('the focus is seen at every stop in forced colours', async ({ doc, page }) => {
  siteTest.slow();
  await force(page, 'dark');
  await doc.open('no-such-page');
  const stops = await walkFocus(page, 'Tab', STOPS);
  expect(stops.length).toBeGreaterThan(STOPS / 2);
  expect(faultsOf(stops)).toEqual([]);
});

test('forced colors keep admonition icons', async ({ doc, page }) => {
  await force(page, 'dark');
  await doc.open('admonitions');
  const signs = await doc.article
    .locator('.admonition-title')
    .evaluateAll((titles) => titles.map((title) => getComputedStyle(title, '::before').maskImage));
  expect(signs).toHaveLength(5);
  expect(new Set(signs).size).toBe(5);
});
