import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { hold } from './support/hold';
import { NAMES } from './support/names';
import { followLink, takesClick } from './support/testLink';
import { untilQuiet } from './support/untilQuiet';

const DOC = 'basic/data-model';
const NEXT = 'basic/layout';

const scrollY = (page: Page): Promise<number> => page.evaluate(() => window.scrollY);

/** Holds the data of a page; returns a function that releases it. */
const holdData = (page: Page, slug: string): Promise<() => Promise<void>> =>
  hold(page, `**/page-data/en/${slug}/page-data.json`);

/** Waits until the page has rendered. */
const nextFrames = (page: Page): Promise<void> =>
  page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve()))),
  );

test.describe('following a link', () => {
  test('shows the top of the page without a reload', async ({ doc, page }) => {
    await doc.open(DOC);
    await doc.markDocument();
    await doc.pages.locator('a[rel="next"]').click();
    await expect(page).not.toHaveURL(new RegExp(`${DOC}$`));
    await expect.poll(() => scrollY(page)).toBe(0);
    await expect(doc.heading).toHaveCount(1);
    expect(await doc.isSameDocument()).toBe(true);
  });

  test('updates heading, title, breadcrumbs, table of contents and pagination', async ({ doc, page }) => {
    await doc.open(NEXT);
    const parts = async () => ({
      heading: await doc.heading.innerText(),
      title: await page.title(),
      breadcrumbs: await doc.breadcrumbs.innerText(),
      toc: await doc.toc.first().innerText(),
      pages: await doc.pages.innerText(),
    });
    const asLoaded = await parts();
    await doc.open(DOC);
    await doc.sidebar.linkTo(doc.addressOf(NEXT)).click();
    await expect(doc.heading).toHaveText(asLoaded.heading);
    await expect.poll(parts).toEqual(asLoaded);
  });

  test('fetches nothing if the next page was prefetched when idle, on a phone', async ({ doc, page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    const fetched = page.waitForResponse('**/page-data/en/basic/data-model/page-data.json');
    await doc.open(NEXT);
    await fetched;
    await untilQuiet(page);
    const asked: string[] = [];
    page.on('request', (request) => request.resourceType() === 'fetch' && asked.push(request.url()));
    await followLink(page, doc.addressOf(DOC));
    await expect(page).toHaveURL(new RegExp(`${DOC}$`));
    expect(asked.filter((url) => url.includes('data-model'))).toEqual([]);
  });

  test('announces the new page to screen readers', async ({ doc, page }) => {
    await doc.open(DOC);
    const before = await doc.heading.innerText();
    await doc.sidebar.linkTo(doc.addressOf(NEXT)).click();
    await expect(doc.heading).not.toHaveText(before);
    const name = await doc.heading.innerText();
    await expect(page.getByRole('status').filter({ hasText: name })).not.toHaveCount(0);
  });

  test('leaves new tabs to the browser', async ({ doc, page }) => {
    await doc.open(DOC);
    const taken = takesClick(page);
    await doc.sidebar.linkTo(doc.addressOf(NEXT)).click({ modifiers: ['ControlOrMeta'] });
    expect(await taken).toBe(false);
    expect(doc.address()).toBe(doc.addressOf(DOC));
  });
});

test.describe('back and forward', () => {
  test('restore the page and the scroll position', async ({ doc, page }) => {
    await doc.open(DOC);
    await page.evaluate(() => window.scrollTo(0, 1200));
    await expect.poll(() => scrollY(page)).toBe(1200);
    // The position is stored one frame after the scroll event.
    await nextFrames(page);
    const heading = await doc.heading.innerText();
    await doc.sidebar.linkTo(doc.addressOf(NEXT)).evaluate((link) => (link as HTMLElement).click());
    await expect(doc.heading).not.toHaveText(heading);
    await page.goBack();
    await expect(doc.heading).toHaveText(heading);
    await expect.poll(() => scrollY(page)).toBe(1200);
    await page.goForward();
    await expect(doc.heading).not.toHaveText(heading);
    await expect.poll(() => scrollY(page)).toBe(0);
  });

  test('restore the scroll position of each entry on a page', async ({ doc, page }) => {
    await doc.open(DOC);
    await page.evaluate(() => window.scrollTo(0, 800));
    await expect.poll(() => scrollY(page)).toBe(800);
    const jump = async (entry: number): Promise<number> => {
      const before = await scrollY(page);
      const link = doc.toc.first().getByRole('link').nth(entry);
      // A mouse click may scroll first, and Back then returns to that position.
      await link.evaluate((element: HTMLElement) => element.click());
      await expect.poll(() => scrollY(page)).not.toBe(before);
      // The position is kept in a scroll event, which comes with the next frame.
      await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));
      return scrollY(page);
    };
    const first = await jump(5);
    await jump(1);
    await page.goBack();
    await expect.poll(() => scrollY(page)).toBe(first);
    await page.goBack();
    await expect.poll(() => scrollY(page)).toBe(800);
  });

  test('do not use positions of an earlier visit in the same tab', async ({ doc, page }) => {
    await doc.open(DOC);
    await page.evaluate(() => window.scrollTo(0, 1500));
    await expect.poll(() => scrollY(page)).toBe(1500);
    await page.goto('about:blank');
    await doc.open(DOC);
    const heading = await doc.heading.innerText();
    await doc.sidebar.linkTo(doc.addressOf(NEXT)).click();
    await expect(doc.heading).not.toHaveText(heading);
    await page.goBack();
    await expect(doc.heading).toHaveText(heading);
    expect(await scrollY(page)).toBe(0);
  });
});

test.describe('progress bar', () => {
  const bar = (page: Page) =>
    page.locator('#nprogress [role="progressbar"], #nprogress .bar, [role="progressbar"]').first();

  test('shows 200 ms after the click on a slow page and completes with it', async ({ doc, page }) => {
    const release = await holdData(page, NEXT);
    await doc.open(DOC);
    const link = doc.sidebar.linkTo(doc.addressOf(NEXT));
    await page.evaluate(() => {
      const times = ((window as { barTimes?: number[] }).barTimes = []) as number[];
      addEventListener('click', () => times.push(performance.now()), true);
      new MutationObserver(() => {
        if (times.length === 1 && document.querySelector('#nprogress, [role="progressbar"]'))
          times.push(performance.now());
      }).observe(document.documentElement, { childList: true, subtree: true });
    });
    await link.evaluate((element) => (element as HTMLElement).click());
    await expect(bar(page)).toBeAttached();
    await release();
    await expect.poll(() => doc.address()).toBe(doc.addressOf(NEXT));
    await expect(bar(page)).toBeHidden();
    const [pressed = 0, shown = 0] = await page.evaluate(
      () => (window as { barTimes?: number[] }).barTimes ?? [],
    );
    expect(shown - pressed).toBeGreaterThan(190);
    await expect(page.locator('#nprogress .spinner')).toHaveCount(0);
  });
});

test.describe('early clicks', () => {
  test('on a button are replayed after hydration', async ({ doc, page }) => {
    let release = (): void => undefined;
    const held = new Promise<void>((resolve) => (release = resolve));
    await page.route('**/boot.js', async (route) => {
      await held;
      await route.continue();
    });
    await doc.goto(DOC);
    await doc.navbar.languageButton.click();
    await expect(doc.navbar.languageButton).toHaveAttribute('aria-expanded', 'false');
    release();
    await doc.ready();
    await expect(doc.navbar.languageButton).toHaveAttribute('aria-expanded', 'true');
  });
});

for (const [language, path, words, suggested] of [
  ['en', '/en/basic/data-modle', 'basic data modle', '/en/basic/data-model'],
  ['zh-Hans', '/old/event-managment.html', 'old event managment', '/basic/event-management'],
] as const) {
  test.describe(`an unknown page in ${language}`, () => {
    test.use({ language });

    test('is detected on hosts with a single not-found page', async ({ doc, page }) => {
      await page.route(`**${path}`, async (route) => {
        const response = await route.fetch({ url: new URL('/404.html', route.request().url()).href });
        await route.fulfill({ response, status: 404 });
      });
      await doc.open(path);
      await expect(doc.heading).toHaveText(NAMES[language].notFound);
      await expect(page.locator('html')).toHaveAttribute('lang', language);
    });

    test('suggests pages by the words in its path, and a search for them', async ({ doc, page }) => {
      await doc.open(path);
      await expect(doc.heading).toHaveText(NAMES[language].notFound);
      await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
      await expect(page.getByRole('main').getByRole('searchbox')).toHaveValue(words);
      const links = page.getByRole('main').getByRole('listitem').getByRole('link');
      await expect(links.first()).toHaveAttribute('href', suggested);
      expect(await links.count()).toBeLessThanOrEqual(5);
      await doc.open(language === 'en' ? '/en/qqqq' : '/qqqq');
      await expect(links).toHaveCount(5);
    });
  });
}
