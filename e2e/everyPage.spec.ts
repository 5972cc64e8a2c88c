import { expect, test } from './fixtures';
import type { Page } from '@playwright/test';
import { expectAccessible, expectAccessibleColors } from './support/axe';
import { sitemapAddresses } from './support/hosts/hostedSite';
import { matrixUnless } from './support/matrix';
import { addressOf, LANGUAGES, type Language } from './support/names';
import { tryEach } from './support/tryEach';

const MS_IN_MINUTE = 60_000;
/** Each language's pages are split among the workers. */
const SHARES = 8;
const WIDE = { width: 1280, height: 800 };
/** Pages excluded from the sitemap. */
const UNLISTED = ['accessibility', 'markdown-page', 'no/such/page'];

/** Addresses of a language; read lazily, as the site may not be built yet when this file loads. */
function addressesOf(language: Language): string[] {
  const isEnglish = (address: string): boolean => /^\/en(\/|$)/.test(address);
  return [
    ...sitemapAddresses('public').filter((address) => isEnglish(address) === (language === 'en')),
    ...UNLISTED.map((slug) => addressOf(language, slug)),
  ];
}

const MODES = ['light', 'dark'] as const;
type Mode = (typeof MODES)[number];

async function openIn(page: Page, address: string, mode: Mode): Promise<void> {
  await page.setViewportSize(WIDE);
  await page.emulateMedia({ colorScheme: mode });
  await page.goto(address);
  await page.locator(`html[data-app="ready"][data-theme="${mode}"]`).waitFor();
}

for (const [languageIndex, language] of LANGUAGES.entries()) {
  for (let share = 0; share < SHARES; share++) {
    // A share in light mode of one language and one in dark mode of the other always run, the others in the matrix.
    const details = matrixUnless(share === (languageIndex * SHARES) / 2);
    const [mode = 'light', otherMode = 'dark'] = share < SHARES / 2 ? MODES : MODES.toReversed();
    const addressesOfShare = (): string[] => {
      const addresses = addressesOf(language).filter((_, index) => index % SHARES === share);
      expect(addresses.length).toBeGreaterThan(60 / SHARES);
      return addresses;
    };

    test.describe(`pages in ${language}, share ${share + 1}`, () => {
      test.beforeEach(async ({ page }) => {
        test.setTimeout(4 * MS_IN_MINUTE);
        await page.emulateMedia({ reducedMotion: 'reduce' });
      });

      test('have no accessibility violations', details, async ({ page }) => {
        await tryEach(addressesOfShare(), async (address) => {
          await openIn(page, address, mode);
          await expectAccessible(page);
        });
      });

      test('have sufficient contrast in the other color mode too', matrixUnless(false), async ({ page }) => {
        await tryEach(addressesOfShare(), async (address) => {
          await openIn(page, address, otherMode);
          await expectAccessibleColors(page);
        });
      });
    });
  }
}
