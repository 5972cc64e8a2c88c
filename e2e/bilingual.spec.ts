import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { expectAccessible } from './support/axe';
import { matrixUnless } from './support/matrix';
import { untilQuiet } from './support/untilQuiet';
import { LANGUAGES, type Language } from './support/names';
import { sidewaysParts } from './support/sideways';

const DOC = 'basic/data-model';
const SECTION = 'create-elements';
/** A section whose next heading is far below. */
const LONG_SECTION = 'several-views';
const WITHIN_PX = 120;

/** Blocks in the other language. */
const copies = (page: Page): Locator => page.locator('.prose > .other');
const both = (page: Page): Locator => page.locator('[data-both]');
const otherThan = (language: Language): Language => (language === 'en' ? 'zh-Hans' : 'en');

/** Clicks an element in view, without scrolling. */
async function pressInPlace(page: Page, locator: Locator): Promise<void> {
  await expect(locator).toBeInViewport();
  const { x, y, width, height } = (await locator.boundingBox())!;
  await page.mouse.click(x + width / 2, y + height / 2);
}

for (const language of LANGUAGES) {
  const other = otherThan(language);
  const details = matrixUnless(language === 'en');

  test.describe(`both languages at once, from ${language}`, () => {
    test.use({ language });

    test('each block has its translation, until the control is pressed again', async ({ doc, page }) => {
      await doc.open(DOC);
      await expect(both(page)).toHaveText('中/EN');
      await both(page).click();
      await expect(both(page)).toHaveAttribute('aria-pressed', 'true');
      const html = readFileSync(path.join('public', other === 'en' ? 'en' : '', DOC, 'index.html'), 'utf8');
      const title = new RegExp(`id="${SECTION}">([^<]+)<`).exec(html)?.[1] ?? 'no such section';
      const copy = page.locator(`.heading:has(#${SECTION}) + .other`);
      await expect(copy).toHaveAttribute('lang', other);
      await expect(copy).toHaveText(title);
      await expect(page.locator('.prose > p:not(.small-note):not(:has(+ .other))')).toHaveCount(0);
      await expect(copies(page).locator('[id]')).toHaveCount(0);
      await expect(page).toHaveURL(new RegExp(`[?]with=${other}$`));
      await expect(doc.page.locator('[data-both] + [role=status]')).not.toBeEmpty();
      await expectAccessible(page, 'article');
      await both(page).click();
      await expect(copies(page)).toHaveCount(0);
      await expect(both(page)).toHaveAttribute('aria-pressed', 'false');
      expect(new URL(page.url()).search).toBe('');
    });

    test('Alt+L does so too, and the current section stays in place', details, async ({ doc, page }) => {
      await doc.open(`${DOC}#${SECTION}`);
      const top = () =>
        page.locator(`#${SECTION}`).evaluate((element) => element.getBoundingClientRect().top);
      const before = await top();
      await page.keyboard.press('Alt+KeyL');
      await expect(copies(page)).not.toHaveCount(0);
      expect(Math.abs((await top()) - before)).toBeLessThan(WITHIN_PX);
      await page.keyboard.press('Alt+KeyL');
      await expect(copies(page)).toHaveCount(0);
    });

    test('the choice lasts for the visit, and an address can carry it', details, async ({ doc, page }) => {
      await doc.open(`${DOC}?with=${other}`);
      await expect(copies(page)).not.toHaveCount(0);
      await doc.pages.locator('a[rel="next"]').click();
      await expect.poll(() => doc.address()).not.toBe(doc.addressOf(DOC));
      await expect(copies(page)).not.toHaveCount(0);
      await expect(page).toHaveURL(new RegExp(`[?]with=${other}`));
    });

    test('switching the language keeps the current section', async ({ doc, page }) => {
      await doc.open(DOC);
      const top = await page
        .locator(`#${LONG_SECTION}`)
        .evaluate((element) => element.getBoundingClientRect().top + scrollY);
      await page.mouse.wheel(0, top + WITHIN_PX - (await page.evaluate(() => scrollY)));
      await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(top);
      // Scroll up a little to reveal the navbar.
      await expect(async () => {
        await page.mouse.wheel(0, -WITHIN_PX / 2);
        expect(await doc.navbar.top()).toBe(0);
      }).toPass();
      await pressInPlace(page, doc.navbar.languageButton);
      // The first press loads what adds the section to the link.
      await untilQuiet(page);
      await pressInPlace(page, doc.navbar.languageLink(other));
      await expect(page.locator('html')).toHaveAttribute('lang', other);
      await expect(page.locator(`#${LONG_SECTION}`)).toBeInViewport();
      expect(new URL(page.url()).hash).toBe(`#${LONG_SECTION}`);
    });
  });
}

test('the languages stand side by side in a wide window', async ({ doc, page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await doc.open(DOC);
  const title = page.getByRole('heading', { level: 1 }).first();
  const before = await title.boundingBox();
  await both(page).click();
  await expect(copies(page)).not.toHaveCount(0);
  expect((await title.boundingBox())?.y).toBeCloseTo(before?.y ?? 0, 0);
  const lead = page.locator('.prose > .task-head + p, .prose > .task-head + p + .other > p');
  const sizes = await lead.evaluateAll((both) => both.map((own) => getComputedStyle(own).fontSize));
  expect(sizes).toEqual(['18px', '18px']);
  const heading = await page.locator(`.heading:has(#${SECTION})`).boundingBox();
  const copy = await page.locator(`.heading:has(#${SECTION}) + .other`).boundingBox();
  expect(copy?.x).toBeGreaterThan((heading?.x ?? 0) + (heading?.width ?? 0));
  expect(Math.abs((copy?.y ?? 0) - (heading?.y ?? 0))).toBeLessThan(60);
  expect(await sidewaysParts(page)).toEqual([]);
});

test('no block reaches into the other language, and tabs are tabs in both', async ({ doc, page }) => {
  await page.setViewportSize({ width: 1600, height: 900 });
  await doc.open('get-started/get-started-docker');
  await both(page).click();
  await expect(copies(page)).not.toHaveCount(0);
  await expect(copies(page).getByRole('tablist')).toHaveCount(1);
  const reaching = await page.evaluate(() =>
    [...document.querySelectorAll('.prose > .other')].flatMap((copy) => {
      const own = copy.previousElementSibling;
      const edge = copy.getBoundingClientRect().left;
      const parts = own ? [own, ...own.querySelectorAll('.code-block, .table-wrap, img')] : [];
      return parts
        .filter((part) => part.getBoundingClientRect().right > edge)
        .map(({ className }) => className);
    }),
  );
  expect(reaching).toEqual([]);
});

test('a text that fails to load shows an error, and is requested again', async ({ doc, page }) => {
  await doc.open(DOC);
  const isTwin = ({ pathname }: URL): boolean => pathname === `/${DOC}`;
  await page.route(isTwin, (route) => route.abort());
  await both(page).click();
  await expect(page.getByText("The Chinese text can't be loaded.")).toBeVisible();
  await expect(both(page)).toHaveAttribute('aria-pressed', 'false');
  await page.unroute(isTwin);
  await both(page).click();
  await expect(copies(page).first()).toHaveAttribute('lang', 'zh-Hans');
});

test('a page that is not translated has no control', async ({ doc, page }) => {
  await doc.goto('no/such/page');
  await expect(both(page)).toHaveCount(0);
});

test('both languages are printed, one below the other', async ({ doc, page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await doc.open(DOC);
  await both(page).click();
  await expect(copies(page)).not.toHaveCount(0);
  await page.emulateMedia({ media: 'print' });
  const heading = await page.locator(`.heading:has(#${SECTION})`).boundingBox();
  const copy = await page.locator(`.heading:has(#${SECTION}) + .other`).boundingBox();
  expect(copy?.y).toBeGreaterThan((heading?.y ?? 0) + 10);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 700 }, hasTouch: true });

  test('they stand one below the other, and nothing scrolls sideways', async ({ doc, page }) => {
    await doc.open(DOC);
    await both(page).tap();
    await expect(copies(page)).not.toHaveCount(0);
    expect(await sidewaysParts(page)).toEqual([]);
  });
});
