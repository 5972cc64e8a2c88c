import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { hold } from './support/hold';

/** All page types and all block types. */
const PAGES = [
  '',
  'basic/event-management',
  'basic/layout',
  'get-started/get-started-docker',
  'operation/installation/ansible-guide',
  'accessibility',
  'no-such-page',
];
const WINDOWS = [
  { width: 1280, height: 800 },
  { width: 390, height: 800 },
];

/** Deferred style sheets of a page. */
async function laterSheets(page: Page, address: string): Promise<RegExp> {
  const html = await (await page.request.get(address)).text();
  const [, put = ''] = /<noscript>(.*?)<\/noscript>/.exec(html) ?? [];
  const names = [...put.matchAll(/app\.(?:blocks|later)\.[0-9a-f]+\.css/g)].map(([name]) => name);
  expect(names.length).toBeGreaterThan(0);
  return new RegExp(`/(?:${names.join('|')})$`);
}

declare global {
  interface Window {
    seen: { element: Element; box: string }[];
    shift: number;
  }
}

/** Records the position of all reachable elements, and sums up visible movement. */
async function rememberBoxes(page: Page): Promise<number> {
  return page.evaluate(() => {
    const seen = [
      ...document.querySelectorAll('body :not(footer *, .visually-hidden, #gatsby-announcer)'),
    ].filter(
      (element) =>
        element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
        element.getBoundingClientRect().width > 0,
    );
    // Only the footer's top counts.
    const boxOf = (element: Element): string => {
      const { left, top, right, bottom } = element.getBoundingClientRect();
      const holdsFooter = element.querySelector('footer') !== null || element.matches('footer');
      return [left, top, right, holdsFooter ? '' : bottom].join();
    };
    window.seen = seen.map((element) => ({ element, box: boxOf(element) }));
    window.shift = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        window.shift += (entry as PerformanceEntry & { value: number }).value;
    }).observe({ type: 'layout-shift' });
    Object.assign(window, { boxOf });
    return seen.length;
  });
}

/** Moved elements with both positions. */
const moved = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const { boxOf } = window as unknown as { boxOf: (element: Element) => string };
    return window.seen
      .filter(({ element, box }) => boxOf(element) !== box)
      .map(({ element, box }) => `${element.outerHTML.slice(0, 60)}: ${box} → ${boxOf(element)}`);
  });

for (const viewport of WINDOWS) {
  test.describe(`deferred styles at ${viewport.width} px`, () => {
    test.use({ viewport });

    for (const slug of PAGES) {
      test(`cause no layout shift on /en/${slug}`, async ({ doc, page }) => {
        const release = await hold(page, await laterSheets(page, doc.addressOf(slug)));
        // Ignore what the app adds.
        const startApp = await hold(page, '**/boot.js');
        await page.goto(doc.addressOf(slug), { waitUntil: 'load' });
        const later = page.locator('head link[href*="app.later."]');
        await expect(later).toBeAttached();
        expect(await rememberBoxes(page)).toBeGreaterThan(20);
        await release();
        await expect.poll(() => later.evaluate((link: HTMLLinkElement) => link.sheet !== null)).toBe(true);
        await expect(page.locator('footer')).toHaveCSS('display', 'block');
        expect(await moved(page)).toEqual([]);
        expect(await page.evaluate(() => window.shift)).toBe(0);
        await startApp();
      });
    }

    for (const slug of ['', 'basic/layout']) {
      test(`leaves room for the pictures of /en/${slug} before they load`, async ({ doc, page }) => {
        const release = await hold(page, '**/*.{svg,avif,webp,png}');
        await page.goto(doc.addressOf(slug), { waitUntil: 'domcontentloaded' });
        const picture = page.locator('article img:visible').first();
        await expect(picture).toBeAttached();
        const sizeOf = (): Promise<string> =>
          picture.evaluate((image) => [image.clientWidth, image.clientHeight].join(' × '));
        await expect(page.locator('footer')).toHaveCSS('display', 'block');
        const before = await sizeOf();
        await release();
        await picture.scrollIntoViewIfNeeded();
        await expect
          .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
          .toBeGreaterThan(0);
        expect(await sizeOf()).toBe(before);
      });
    }
  });
}

test('the footer starts below the fold, even on the shortest page in a tall viewport', async ({
  doc,
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 1600 });
  await page.goto(doc.addressOf('no-such-page'));
  const top = await page.locator('footer').evaluate((footer) => footer.getBoundingClientRect().top);
  expect(top).toBeGreaterThanOrEqual(1600);
});

test('they load on the first interaction, before everything has loaded', async ({ doc, page }) => {
  const finish = await hold(page, '**/favicon.svg');
  await page.route('**/slow.png', () => undefined);
  await page.route(`**${doc.addressOf('basic/layout')}`, async (route) => {
    const response = await route.fetch();
    const html = (await response.text()).replace('<article', '<img src="/slow.png" alt=""><article');
    await route.fulfill({ response, body: html });
  });
  await page.goto(doc.addressOf('basic/layout'), { waitUntil: 'domcontentloaded' });
  const later = page.locator('head link[href*="app.later."]');
  await expect(later).toHaveCount(0);
  await page.mouse.wheel(0, 400);
  await expect(later).toHaveCount(1);
  await finish();
});

test('a page without blocks loads their styles for later pages', async ({ doc, page }) => {
  await doc.open('basic/event-management');
  await expect(page.locator('head link[href*="app.blocks."]')).toHaveCount(1);
});

test('the page data assembled by the boot script equals the data file', async ({ doc, page }) => {
  for (const slug of ['', 'basic/layout']) {
    const startApp = await hold(page, /\/(?:app|webpack-runtime)-[^/]+\.js$/);
    await page.goto(doc.addressOf(slug), { waitUntil: 'load' });
    type Data = {
      path: string;
      result: { data: { doc: { head: object } }; pageContext: Record<string, unknown> };
    };
    await expect.poll(() => page.evaluate(() => 'pageData' in window)).toBe(true);
    const own = await page.evaluate(() => (window as unknown as { pageData: Data }).pageData);
    const file = `/page-data${doc.addressOf(slug)}/page-data.json`;
    const published = (await (await page.request.get(file)).json()) as Data;
    expect(published).toMatchObject({
      path: own.path,
      componentChunkName: 'component---src-templates-doc-tsx',
    });
    // GraphQL returns null for missing values.
    const head = Object.entries(published.result.data.doc.head).filter(([, value]) => value !== null);
    expect(own.result.data.doc.head).toEqual(Object.fromEntries(head));
    expect(published.result.pageContext).toMatchObject(own.result.pageContext);
    await startApp();
    await doc.ready();
  }
});
