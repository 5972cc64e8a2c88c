import type { Page } from '@playwright/test';
import { STORAGE } from './fixtures';
import type { SearchDialog } from './pages/SearchDialog';
import { expectAccessible } from './support/axe';
import { cutOffAtRight } from './support/cutOff';
import { LANGUAGES } from './support/names';
import { hold } from './support/hold';
import { matrixUnless } from './support/matrix';
import { expect, SEARCH_FILES, NOTHING, plantSearches, test } from './support/searchTest';

interface Screen {
  tag?: string;
  /** Before the page is opened. */
  before?: (page: Page) => Promise<unknown>;
  /** With the dialog open: bring the screen up. */
  show: (search: SearchDialog) => Promise<void>;
}

const TEXT_MIN_PX = 12;

const SCREENS: Record<string, Screen> = {
  'empty start': {
    // Not only for screen readers, who read it on a pixel.
    show: (search) =>
      expect
        .poll(async () => (await search.root.getByText(search.names.noRecent).boundingBox())?.height)
        .toBeGreaterThan(TEXT_MIN_PX),
  },
  'recent and favourites': {
    tag: STORAGE,
    before: async (page) => {
      for (const list of ['RECENT', 'FAVORITE'] as const)
        await plantSearches(page, list, [`/${list}-1`, `/${list}-2`, `/en/${list}-1`, `/en/${list}-2`]);
    },
    show: async (search) => {
      for (const list of ['recent', 'favorites'] as const)
        await expect(search.list(list).getByRole('option')).toHaveCount(2);
    },
  },
  results: {
    show: async (search) => {
      await search.field.fill(search.language === 'en' ? 'event' : '事件');
      await search.results();
    },
  },
  'no results': {
    show: async (search) => {
      await search.field.fill(`${NOTHING}${'w'.repeat(200)}`);
      await expect(search.area.getByText(search.names.noResults)).toBeVisible();
      await expect(search.options.first()).toBeVisible();
    },
  },
  stalled: {
    before: (page) => hold(page, SEARCH_FILES),
    show: async (search) => {
      await search.field.fill('docker');
      await expect(search.area).toHaveAttribute('data-status', 'stalled');
    },
  },
  error: {
    before: (page) => page.route(SEARCH_FILES, (route) => route.abort()),
    show: async (search) => {
      await search.field.fill('docker');
      await expect(search.alert).toContainText(search.names.errorTitle);
    },
  },
};

for (const [languageIndex, language] of LANGUAGES.entries()) {
  test.describe(`search screens in ${language}`, () => {
    test.use({ language });

    Object.entries(SCREENS).forEach(([name, { tag, before, show }], index) => {
      // Each screen always runs in one language, and in the other in the matrix.
      const details = matrixUnless((index + languageIndex) % 2 === 0);
      test(
        `${name}: no accessibility fault in light and dark, nothing cut off at 360 pixels`,
        { tag: [...(tag ? [tag] : []), ...details.tag] },
        async ({ doc, page, search }) => {
          // Three checks of the whole page.
          test.slow();
          await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
          await before?.(page);
          await doc.open('intro');
          await search.open();
          await show(search);
          await expectAccessible(page);
          await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
          await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
          await expectAccessible(page);
          await page.setViewportSize({ width: 360, height: 640 });
          expect(await cutOffAtRight(search.root)).toEqual([]);
          await expectAccessible(page);
        },
      );
    });
  });
}

test('at least six hits are in view on a laptop, with the section of the active one beside them', async ({
  doc,
  page,
  search,
}) => {
  await doc.open('basic/data-model');
  await search.find('sliding window');
  const list = search.root.getByRole('group', { name: 'Results' });
  const bottom = await list.evaluate((element) => element.getBoundingClientRect().bottom);
  const bottoms = await search.options.evaluateAll((options) =>
    options.map((option) => option.getBoundingClientRect().bottom),
  );
  expect(bottoms.filter((each) => each <= bottom).length).toBeGreaterThanOrEqual(6);
  const preview = search.root.locator('.prose');
  await expect(preview).toContainText('Runs each time a fixed span');
  await page.keyboard.press('ArrowDown');
  await expect(preview).toContainText('Trigger time, plus an optional offset');
  await expectAccessible(page);
});
