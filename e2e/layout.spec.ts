import { expect, test } from './fixtures';
import { sitemapAddresses } from './support/hosts/hostedSite';
import { matrixUnless } from './support/matrix';
import { LANGUAGES } from './support/names';
import { sidewaysParts } from './support/sideways';
import { test as partsTest } from './support/partsTest';
import { clippedParts, enlargeText } from './support/largeText';
import { proseColumns } from './support/proseColumns';
import { layoutFaults, openStill } from './support/textLayout';

const MS_IN_MINUTE = 60_000;
const HEIGHT = 800;
const PHONES = [320, 360];
const PHONE = 360;
const DESKTOP = 1280;
const WIDTHS = [...PHONES, 768, DESKTOP, 1600];
/** Of all pages of a language. */
const MAX_GAP_MARKS = 70;
const MAX_LONELY_HAN = 10;
const MAX_TITLE_TO_LEAD = 100;
/** About 90 columns of tables are prose; with fewer of them, the search for them is broken. */
const MIN_COLUMNS = 60;
/** Sizes of the browser's text, and the narrowest window. */
const TEXT_SIZES = [9, 16, 24, 32, 40];
const STANDARD_SIZE = 16;
const NARROWEST = 280;
/** Letters that a line of prose holds, on the average of a page. */
const MAX_LETTERS = { en: 83, 'zh-Hans': 42 };

for (const language of LANGUAGES)
  test.describe(`layout of all pages in ${language}`, () => {
    test('keeps words whole, code visible, and lines readable', async ({ page }) => {
      test.setTimeout(6 * MS_IN_MINUTE);
      // The scripts of the app would take most of the time.
      await page.route(/\.js$/, (route) =>
        /early-/.test(route.request().url()) ? route.continue() : route.abort(),
      );
      const own = sitemapAddresses('public').filter(
        (address) => /^\/en(\/|$)/.test(address) === (language === 'en'),
      );
      expect(own.length).toBeGreaterThan(60);
      const faults: string[] = [];
      const lonelyHan: string[] = [];
      let gapMarks = 0;
      let columns = 0;
      for (const address of own) {
        await openStill(page, address);
        for (const width of WIDTHS) {
          const add = (kind: string, texts: readonly string[]): number =>
            faults.push(...texts.map((text) => `${address} at ${width}: ${kind}: ${text}`));
          await page.setViewportSize({ width, height: HEIGHT });
          const found = await layoutFaults(page);
          add('broken', found.brokenWords);
          add('below a button', found.coveredCode);
          add('overlap', found.overlaps);
          add('shifted', found.shiftedRows);
          add('sideways', await sidewaysParts(page));
          if (width === DESKTOP) {
            const { count, narrow } = await proseColumns(page);
            columns += count;
            add('narrow column', narrow);
          }
          if (PHONES.includes(width)) add('in a group', found.badLabels);
          else add('edge', found.edges);
          if (width > PHONE && found.letters > MAX_LETTERS[language])
            add('letters in a line', [found.letters.toFixed()]);
          if (width !== PHONE) continue;
          add('cut', found.cutCommands);
          if (found.titleToLead > MAX_TITLE_TO_LEAD) add('title to lead', [`${found.titleToLead} px`]);
          lonelyHan.push(...found.lonelyHan.map((text) => `${address}: ${text}`));
          gapMarks += found.gapMarks;
        }
      }
      expect(columns).toBeGreaterThan(MIN_COLUMNS);
      expect.soft(faults).toEqual([]);
      expect.soft(lonelyHan.length, lonelyHan.join('\n')).toBeLessThanOrEqual(MAX_LONELY_HAN);
      expect.soft(gapMarks).toBeLessThanOrEqual(MAX_GAP_MARKS);
    });
  });

for (const [index, size] of TEXT_SIZES.entries()) {
  // The smallest, the middle and the largest always run.
  const details = matrixUnless(index % 2 === 0);
  partsTest(
    `what is too long or too wide stays within reach, text of ${size} px`,
    details,
    async ({ page }) => {
      await enlargeText(page, size / STANDARD_SIZE);
      const faults: string[] = [];
      for (const address of ['/en/extremes', '/extremes', '/en/long-word', '/en/tabs', '/packages']) {
        await openStill(page, address);
        for (const width of [NARROWEST, ...WIDTHS]) {
          await page.setViewportSize({ width, height: HEIGHT });
          const { coveredCode, overlaps } = await layoutFaults(page);
          const found = [coveredCode, overlaps, await sidewaysParts(page), await clippedParts(page)].flat();
          faults.push(...found.map((text) => `${address} at ${width}: ${text}`));
        }
      }
      expect(faults).toEqual([]);
    },
  );
}
