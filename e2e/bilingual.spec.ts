import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { splitAddress } from '../src/model/locale';
import { expect, test } from './fixtures';
import type { DocPage } from './pages/DocPage';
import { expectAccessible } from './support/axe';
import { sitemapAddresses } from './support/hosts/prefixedSite';
import { LANGUAGES, type Language } from './support/names';
import { sidewaysParts } from './support/sideways';

const DOC = 'basic/data-model';
const SECTION = 'create-elements';
/** A section whose next heading is far below. */
const LONG_SECTION = 'several-views';
const AT_ONCE_MS = 100;
const TRIES = 3;
const WITHIN_PX = 120;

const twin = (page: Page): Locator => page.locator('.bilingual');
const otherThan = (language: Language): Language => (language === 'en' ? 'zh-Hans' : 'en');

/** The button of a section; its code loads on the first click. */
async function buttonOf(doc: DocPage, id: string): Promise<Locator> {
  const heading = doc.article.locator('.heading').filter({ has: doc.page.locator(`#${id}`) });
  const button = heading.getByRole('button');
  await doc.page.keyboard.press('Shift');
  await expect(async () => {
    await doc.page.mouse.move(0, 0);
    await heading.hover();
    await expect(button).toBeVisible({ timeout: 500 });
  }).toPass();
  return button;
}

/** Clicks an element in view, without scrolling. */
async function pressInPlace(page: Page, locator: Locator): Promise<void> {
  await expect(locator).toBeInViewport();
  const { x, y, width, height } = (await locator.boundingBox())!;
  await page.mouse.click(x + width / 2, y + height / 2);
}

for (const language of LANGUAGES) {
  const other = otherThan(language);

  test.describe(`both languages at once, from ${language}`, () => {
    test.use({ language });

    test('a button shows the translated section below, and hides it again', async ({ doc, page }) => {
      await doc.open(`${DOC}#${SECTION}`);
      const button = await buttonOf(doc, SECTION);
      await button.click();
      await expect(twin(page)).toHaveAttribute('lang', other);
      await expect(button).toHaveAttribute('aria-expanded', 'true');
      const html = readFileSync(path.join('public', other === 'en' ? 'en' : '', DOC, 'index.html'), 'utf8');
      const title = new RegExp(`id="${SECTION}">([^<]+)<`).exec(html)?.[1] ?? 'no such section';
      await expect(twin(page).getByRole('heading').first()).toHaveText(title);
      await expect(twin(page).locator('[id]')).toHaveCount(0);
      const next = page.locator('.bilingual + .heading');
      await expect(next).toBeAttached();
      await expectAccessible(page, 'article');
      await button.click();
      await expect(twin(page)).toHaveCount(0);
      await expect(button).toHaveAttribute('aria-expanded', 'false');
    });

    test('Alt+L does so for the current section', async ({ doc, page }) => {
      await doc.open(`${DOC}#${SECTION}`);
      await page.keyboard.press('Alt+KeyL');
      await expect(twin(page)).toBeInViewport();
      await page.keyboard.press('Alt+KeyL');
      await expect(twin(page)).toHaveCount(0);
    });

    test('switching the language keeps the current section', async ({ doc, page }) => {
      await doc.open(DOC);
      const button = await buttonOf(doc, LONG_SECTION);
      const top = await button.evaluate((element) => element.getBoundingClientRect().top + scrollY);
      await page.mouse.wheel(0, top + WITHIN_PX - (await page.evaluate(() => scrollY)));
      await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(top);
      // Scroll up a little to reveal the navbar.
      await page.mouse.wheel(0, -WITHIN_PX / 2);
      await expect.poll(() => doc.navbar.top()).toBe(0);
      await pressInPlace(page, doc.navbar.languageButton);
      await pressInPlace(page, doc.navbar.languageLink(other));
      await expect(page.locator('html')).toHaveAttribute('lang', other);
      await expect(page.locator(`#${LONG_SECTION}`)).toBeInViewport();
      expect(new URL(page.url()).hash).toBe(`#${LONG_SECTION}`);
    });
  });
}

test('a section shows immediately once its text is loaded', async ({ doc, page }) => {
  await doc.open(DOC);
  const button = await buttonOf(doc, SECTION);
  await button.click();
  await expect(twin(page)).toBeVisible();
  await button.click();
  const times: number[] = [];
  for (let index = 0; index < TRIES; index++) {
    times.push(
      await button.evaluate(
        (element) =>
          new Promise<number>((resolve) => {
            const start = performance.now();
            const article = element.closest('article') ?? element;
            const observer = new MutationObserver(() => {
              if (!article.querySelector('.bilingual')) return;
              observer.disconnect();
              requestAnimationFrame(() => resolve(performance.now() - start));
            });
            observer.observe(article, { childList: true });
            (element as HTMLElement).click();
          }),
      ),
    );
    await button.click();
  }
  expect(Math.min(...times)).toBeLessThan(AT_ONCE_MS);
});

test('a text that fails to load shows an error, and is requested again', async ({ doc, page }) => {
  await doc.open(DOC);
  const button = await buttonOf(doc, SECTION);
  const isTwin = ({ pathname }: URL): boolean => pathname === `/${DOC}`;
  await page.route(isTwin, (route) => route.abort());
  await button.click();
  await expect(twin(page)).toHaveRole('status');
  await page.unroute(isTwin);
  await button.click();
  await button.click();
  await expect(twin(page)).toHaveAttribute('lang', 'zh-Hans');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 700 }, hasTouch: true });

  test('the button is above the heading, and nothing scrolls sideways', async ({ doc, page }) => {
    await doc.open(`${DOC}#${SECTION}`);
    await page.locator(`#${SECTION}`).tap();
    const button = doc.article.locator(`.heading:has(#${SECTION}) > button`);
    await button.tap();
    await expect(twin(page)).toBeVisible();
    expect(await sidewaysParts(page)).toEqual([]);
  });
});

test('every section has a counterpart', () => {
  const idsOf = (address: string): string[] => {
    const html = readFileSync(path.join('public', address, 'index.html'), 'utf8');
    return [...html.matchAll(/<div class="heading heading-\d"><h\d id="([^"]+)"/g)].map(([, id = '']) => id);
  };
  const own = sitemapAddresses('public').filter((address) => splitAddress(address).locale === 'zh-Hans');
  let sections = 0;
  for (const address of own) {
    const ids = idsOf(address);
    expect.soft(ids, address).toEqual(idsOf(path.join('/en', address)));
    sections += ids.length;
  }
  expect(sections).toBeGreaterThan(400);
});
