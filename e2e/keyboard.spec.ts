import type { Page } from '@playwright/test';
import { expect, test } from './support/searchTest';
import { ContactPopup } from './pages/ContactPopup';
import { faultsOf, regionsOf, walkFocus } from './support/focusStops';
import { matrixUnless } from './support/matrix';
import { LANGUAGES, NAMES } from './support/names';

const MS_IN_MINUTE = 60_000;
const DESKTOP = { width: 1280, height: 800 };
const PHONE = { width: 390, height: 800 };
const NARROW = { width: 320, height: 640 };
/** More than the tab stops of any page. */
const MOST_STOPS = 300;
const DIALOG_STOPS = 25;
/** The tree, and the button that hides it. */
const SIDEBAR_STOPS = 2;

/** Pages with their regions in focus order. */
const WALKS = [
  { address: '/en/basic/data-model', size: DESKTOP, sidebar: true },
  { address: '/markdown-page', size: DESKTOP, sidebar: true },
  { address: '/get-started/get-started-docker', size: PHONE, sidebar: false },
  { address: '/en/operation/installation/install-guide', size: NARROW, sidebar: false },
];

test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }));

for (const { address, size, sidebar } of WALKS) {
  test(`focus is visible at every tab stop of ${address}, ${size.width} pixels wide, in both directions`, async ({
    doc,
    page,
  }) => {
    test.setTimeout(2 * MS_IN_MINUTE);
    await page.setViewportSize(size);
    await doc.open(address);
    // The script that makes the tree one tab stop loads with the first key.
    const first = await walkFocus(page, 'Tab', 1);
    await page.locator('#idmp-sidebar [tabindex="0"]').waitFor({ state: 'attached' });
    const there = [...first, ...(await walkFocus(page, 'Tab', MOST_STOPS))];
    expect(regionsOf(there)).toEqual([
      'skip link',
      'announcement',
      'header',
      ...(sidebar ? ['sidebar'] : []),
      'main',
      'footer',
      ...(sidebar ? [] : ['menu button']),
    ]);
    const inSidebar = there.filter(({ region }) => region === 'sidebar');
    expect(inSidebar).toHaveLength(sidebar ? SIDEBAR_STOPS : 0);
    expect(there.length).toBeLessThan(MOST_STOPS);
    expect(faultsOf(there)).toEqual([]);
    const back = await walkFocus(page, 'Shift+Tab', there.length);
    expect(regionsOf(back).slice(0, 4)).toEqual(regionsOf(there).reverse().slice(0, 4));
    expect(faultsOf(back)).toEqual([]);
  });
}

for (const [languageIndex, language] of LANGUAGES.entries()) {
  // Each dialog and menu always runs in one language, and in the other in the matrix.
  const detailsOf = (index: number) => matrixUnless((index + languageIndex) % 2 === 0);

  test.describe(`in ${language}`, () => {
    test.use({ language });

    test('the drawer shows focus at every tab stop, and wraps around', async ({ doc, page }) => {
      await page.setViewportSize(PHONE);
      await doc.open('basic/data-model');
      await doc.drawer.navbarToggle.focus();
      await page.keyboard.press('Enter');
      await expect(doc.drawer.closeButton).toBeFocused();
      const stops = await walkFocus(page, 'Tab', MOST_STOPS);
      expect(regionsOf(stops)).toEqual(['sidebar']);
      expect(faultsOf(stops)).toEqual([]);
      await page.keyboard.press('Escape');
      await expect(doc.drawer.navbarToggle).toBeFocused();
    });

    for (const [index, query] of ['', 'docker', 'qqzzxx'].entries()) {
      test(
        `search ${query ? `for ${query}` : 'without a query'} shows focus at every tab stop and traps it`,
        detailsOf(index),
        async ({ doc, page }) => {
          await doc.open('intro');
          await doc.navbar.searchButton.focus();
          await page.keyboard.press('Enter');
          const box = page.getByRole('searchbox');
          await expect(box).toBeFocused();
          await page.keyboard.type(query);
          const area = page.getByRole('dialog').locator('[data-status]');
          await expect(area).toHaveAttribute('data-status', 'idle');
          const stops = await walkFocus(page, 'Tab', DIALOG_STOPS);
          expect(stops).toHaveLength(DIALOG_STOPS);
          expect(regionsOf(stops)).toEqual(['dialog']);
          expect(faultsOf(stops)).toEqual([]);
          await box.focus();
          await page.keyboard.press('Escape');
          await expect(page.getByRole('dialog')).toHaveCount(0);
          await expect(doc.navbar.searchButton).toBeFocused();
        },
      );
    }

    for (const [index, menu] of (['languages', 'versions'] as const).entries()) {
      test(
        `the ${menu} menu opens by keyboard, is navigable, and closes when focus leaves`,
        detailsOf(index),
        async ({ doc, page }) => {
          await doc.open('intro');
          const button = doc.navbar.root.getByRole('button', { name: NAMES[language][menu] });
          await button.focus();
          await page.keyboard.press('Space');
          await expect(button).toHaveAttribute('aria-expanded', 'true');
          const list = doc.navbar.root.locator('[data-open]');
          const links = await list.getByRole('link').count();
          const stops = await walkFocus(page, 'Tab', links);
          expect(faultsOf(stops)).toEqual([]);
          await expect(list.getByRole('link').last()).toBeFocused();
          await page.keyboard.press('Tab');
          await expect(button).toHaveAttribute('aria-expanded', 'false');
        },
      );
    }
  });
}

test.describe('contact popup', () => {
  test.use({ language: 'zh-Hans' });

  for (const opener of ['微信公众号', '联系销售']) {
    test(`${opener} opens by keyboard and shows focus at every tab stop`, async ({ doc, page }) => {
      await page.setViewportSize(NARROW);
      await doc.open('intro');
      const popup = new ContactPopup(page);
      await popup.opener(opener).focus();
      await page.keyboard.press('Enter');
      await popup.root.waitFor();
      const stops = await walkFocus(page, 'Tab', DIALOG_STOPS);
      expect(stops).toHaveLength(DIALOG_STOPS);
      expect(regionsOf(stops)).toEqual(['dialog']);
      expect(faultsOf(stops)).toEqual([]);
      await page.keyboard.press('Escape');
      await expect(popup.opener(opener)).toBeFocused();
    });
  }
});

test('tabs are one tab stop; arrow keys select, and the next tab stop is in the panel', async ({
  doc,
  page,
}) => {
  await doc.open('markdown-page');
  const [first, second] = [page.getByRole('tab').first(), page.getByRole('tab').nth(1)];
  await first.focus();
  await page.keyboard.press('ArrowRight');
  await expect(second).toBeFocused();
  await expect(second).toHaveAttribute('aria-selected', 'true');
  const stops = await walkFocus(page, 'Tab', 1);
  expect(faultsOf(stops)).toEqual([]);
  await expect(page.getByRole('tabpanel').locator(':focus')).toHaveCount(1);
  await page.keyboard.press('Shift+Tab');
  await expect(second).toBeFocused();
});

test('the table of contents moves focus to the selected section', async ({ doc, page }) => {
  await doc.open('basic/data-model');
  const entry = doc.toc.first().getByRole('link').nth(2);
  const id = decodeURIComponent(((await entry.getAttribute('href')) ?? '').slice(1));
  await entry.focus();
  await page.keyboard.press('Enter');
  await expect(page.locator(`[id="${id}"]`)).toBeFocused();
  const stops = await walkFocus(page, 'Tab', 1);
  expect(faultsOf(stops)).toEqual([]);
  expect(await goesOnAfter(page, id)).toBe(true);
});

/** Whether the focus is behind the heading with an id, in the article or below it. */
const goesOnAfter = (page: Page, id: string): Promise<boolean> =>
  page.evaluate((heading) => {
    const start = document.getElementById(heading);
    const at = document.activeElement;
    return !!start && !!at && !!(start.compareDocumentPosition(at) & Node.DOCUMENT_POSITION_FOLLOWING);
  }, id);

const currentHash = (page: Page): string => decodeURIComponent(new URL(page.url()).hash.slice(1));

for (const language of LANGUAGES) {
  test.describe(`focus, in ${language}`, () => {
    test.use({ language });

    test('goes on at the section that a search hit leads to', async ({ doc, page, search }) => {
      await doc.open('concepts');
      await search.find('6042');
      while (!(await search.chosen.getAttribute('href'))?.includes('#'))
        await page.keyboard.press('ArrowDown');
      await page.keyboard.press('Enter');
      await expect.poll(() => currentHash(page)).not.toBe('');
      await expect(page.locator(`[id="${currentHash(page)}"]`)).toBeFocused();
      const place = await page.evaluate(() => scrollY);
      await page.keyboard.press('Tab');
      expect(await goesOnAfter(page, currentHash(page))).toBe(true);
      expect(await page.evaluate(() => scrollY)).toBeGreaterThan(place / 2);
    });

    test('goes on at the section of another page, and where the reader was after Back', async ({
      doc,
      page,
    }) => {
      await doc.open('operation/planning');
      // One with text and links below it.
      const link = page.locator('article a[href*="#"]:not([href^="#"], .anchor)').nth(3);
      await link.focus();
      const before = await page.evaluate(() => scrollY);
      await page.keyboard.press('Enter');
      await expect.poll(() => new URL(page.url()).pathname).not.toContain('planning');
      await expect(page.locator(`[id="${currentHash(page)}"]`)).toBeFocused();
      await page.keyboard.press('Tab');
      expect(await goesOnAfter(page, currentHash(page))).toBe(true);
      await page.goBack();
      await expect.poll(() => page.evaluate(() => scrollY)).toBe(before);
      await page.keyboard.press('Tab');
      await expect(page.locator('article :focus')).toHaveCount(1);
    });
  });
}
