import { expect, test } from './fixtures';
import type { Page } from '@playwright/test';
import { expectAccessible, expectAccessibleColors } from './support/axe';
import { sitemapAddresses } from './support/hosts/prefixedSite';
import { addressOf, LANGUAGES, type Language } from './support/names';
import { sidewaysParts } from './support/sideways';
import { tryEach } from './support/tryEach';

const MS_IN_MINUTE = 60_000;
/** The workers share the pages of a language. */
const SHARES = 4;
const WIDE = { width: 1280, height: 800 };
const NARROW = { width: 320, height: 640 };
/** Pages that the sitemap leaves out. */
const UNLISTED = ['accessibility', 'markdown-page', 'no/such/page'];

/** Addresses of a language; read late, as the site is built after this file was read. */
function addressesOf(language: Language): string[] {
  const isEnglish = (address: string): boolean => /^\/en(\/|$)/.test(address);
  return [
    ...sitemapAddresses('public').filter((address) => isEnglish(address) === (language === 'en')),
    ...UNLISTED.map((slug) => addressOf(language, slug)),
  ];
}

async function showMode(page: Page, mode: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme: mode });
  await page.locator(`html[data-theme="${mode}"]`).waitFor();
}

for (const language of LANGUAGES) {
  for (let share = 0; share < SHARES; share++) {
    test(`pages in ${language}, share ${share + 1}: no accessibility fault in either mode, no sideways scrolling`, async ({
      page,
    }) => {
      test.setTimeout(4 * MS_IN_MINUTE);
      const addresses = addressesOf(language);
      expect(addresses.length).toBeGreaterThan(60);
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await tryEach(
        addresses.filter((_, index) => index % SHARES === share),
        async (address) => {
          await page.setViewportSize(WIDE);
          await page.goto(address);
          await page.locator('html[data-app="ready"]').waitFor();
          await showMode(page, 'light');
          await expectAccessible(page);
          await showMode(page, 'dark');
          await expectAccessibleColors(page);
          await page.setViewportSize(NARROW);
          expect(await sidewaysParts(page)).toEqual([]);
        },
      );
    });
  }
}
