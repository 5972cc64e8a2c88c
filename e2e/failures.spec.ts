import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { LANGUAGES, NAMES } from './support/names';
import { followLink } from './support/testLink';
import { untilQuiet } from './support/untilQuiet';

const DOC = 'basic/data-model';
const NEXT = 'basic/layout';

const scripts = /\.js(\?|$)/;

/** Fulfills a page data request with a document whose table of contents can't be rendered. */
async function spoilPage(page: Page, address: string): Promise<void> {
  await page.route(`**/page-data${address}/page-data.json`, async (route) => {
    const response = await route.fetch();
    const data = (await response.json()) as { result: { data: { doc: { page: { toc: unknown } } } } };
    data.result.data.doc.page.toc = null;
    await route.fulfill({ response, json: data });
  });
}

for (const language of LANGUAGES) {
  test.describe(`a page that crashes, in ${language}`, () => {
    test.use({ language, allowedErrors: [/./] });

    test('shows the error with its cause, and re-renders on retry', async ({ doc, page }) => {
      await doc.open(DOC);
      await spoilPage(page, doc.addressOf(NEXT));
      await doc.sidebar.linkTo(doc.addressOf(NEXT)).click();
      await expect(doc.heading).toHaveText(NAMES[language].crashed);
      await expect(page.getByRole('main')).toContainText(/null/);
      await expect(doc.navbar.root).toBeVisible();
      await expect(doc.sidebar.root).toBeVisible();
      await page.getByRole('button', { name: NAMES[language].tryAgain }).click();
      await expect(doc.heading).toHaveText(NAMES[language].crashed);
    });

    test('keeps the rest of the site working', async ({ doc, page }) => {
      await doc.open(DOC);
      await spoilPage(page, doc.addressOf(NEXT));
      await doc.sidebar.linkTo(doc.addressOf(NEXT)).click();
      await expect(doc.heading).toHaveText(NAMES[language].crashed);
      await doc.sidebar.linkTo(doc.addressOf('basic/chat-bi')).click();
      await expect(doc.heading).not.toHaveText(NAMES[language].crashed);
      await expect(doc.article).toBeVisible();
    });
  });
}

test.describe('a page whose data fails to load', () => {
  test.use({ allowedErrors: [/./] });

  test('is loaded once by the browser, keeping query and hash', async ({ doc, page }) => {
    await page.route(`**/page-data/en/${NEXT}/page-data.json*`, (route) => route.abort());
    await doc.open(DOC);
    let documents = 0;
    page.on('request', (request) => (documents += Number(request.isNavigationRequest())));
    await followLink(page, '/en/basic/layout?a=1#b');
    await expect.poll(() => doc.address()).toBe('/en/basic/layout?a=1#b');
    await expect(doc.heading).toBeVisible();
    await expect(doc.article).toBeVisible();
    await untilQuiet(page);
    expect(documents).toBe(1);
  });

  test('keeps the server-rendered HTML readable if the data is truncated', async ({ doc, page }) => {
    await page.route('**/page-data.json', (route) => route.fulfill({ body: '{"componentChunkName":' }));
    await page.route('**/app-data.json', (route) => route.fulfill({ body: '{"web' }));
    await doc.goto(DOC);
    await untilQuiet(page);
    await expect(doc.heading).toBeVisible();
    await expect(doc.heading).not.toHaveText(NAMES.en.notFound);
    await expect(doc.article).toBeVisible();
  });
});

test.describe('scripts that fail to load', () => {
  test.use({ allowedErrors: [/./] });

  test('leave the page readable and never cause a reload loop', async ({ doc, page }) => {
    let documents = 0;
    page.on('request', (request) => (documents += Number(request.isNavigationRequest())));
    await page.route(scripts, (route) => route.abort());
    await doc.goto(DOC);
    await untilQuiet(page);
    await expect(doc.heading).toBeVisible();
    expect(documents).toBe(1);
  });

  test('reload a later page once, then show an error with Retry', async ({ doc, page }) => {
    await doc.open(DOC);
    let documents = 0;
    page.on('request', (request) => (documents += Number(request.isNavigationRequest())));
    await page.route(`**/page-data/en/${NEXT}/page-data.json`, (route) => route.abort());
    await page.route(new RegExp(`/en/${NEXT}$`), (route) => route.abort());
    await doc.sidebar.linkTo(`/en/${NEXT}`).click();
    await untilQuiet(page);
    expect(documents).toBeLessThanOrEqual(1);
  });
});

test.describe('after a deploy', () => {
  test.use({ allowedErrors: [/component chunk/] });

  test('a tab opened before still navigates', async ({ doc, page }) => {
    await doc.open(DOC);
    // The new build has other hashes; the old files are gone.
    await page.route('**/page-data/app-data.json', (route) =>
      route.fulfill({ json: { webpackCompilationHash: 'new' } }),
    );
    await page.route('**/page-data/en/basic/layout/page-data.json', async (route) => {
      const response = await route.fetch();
      const data = (await response.json()) as { componentChunkName: string };
      await route.fulfill({
        response,
        json: { ...data, componentChunkName: 'component---of-the-new-build' },
      });
    });
    await doc.sidebar.linkTo('/en/basic/layout').click();
    await expect.poll(() => doc.address()).toBe('/en/basic/layout');
    await expect(doc.article).toBeVisible();
    await expect(doc.sidebar.current).toHaveAttribute('href', '/en/basic/layout');
  });
});

test.describe('a part that fails to load', () => {
  test.use({ allowedErrors: [/./] });

  test('shows an error in place, and loads on Retry', async ({ doc, page }) => {
    await doc.open(DOC);
    let broken = true;
    await page.route(scripts, (route) => (broken ? route.abort() : route.continue()));
    const picture = doc.article.locator('img:visible').first();
    await expect(picture).toHaveAttribute('tabindex', '0');
    await picture.click();
    const retry = page.getByRole('alert').getByRole('button', { name: NAMES.en.retry });
    await expect(retry).toBeVisible();
    await expect(doc.heading).toBeVisible();
    broken = false;
    await retry.click();
    await expect(retry).toHaveCount(0);
    await expect(page.getByRole('dialog')).toBeVisible();
  });
});
