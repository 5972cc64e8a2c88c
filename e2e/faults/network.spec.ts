import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures';
import { LANGUAGES, NAMES } from '../support/names';
import { matrixUnless } from '../support/matrix';
import { followLink } from '../support/testLink';
import { connectBy, type Connection } from '../support/connectBy';
import { untilQuiet } from '../support/untilQuiet';

const DOC = 'basic/data-model';
const NEXT = 'basic/layout';
const FAR = 'release-history/1.0.5.0';

/** Slow 3G preset of browser dev tools. */
const SLOW_3G = { offline: false, latency: 2000, downloadThroughput: 50_000, uploadThroughput: 50_000 };
const MS_IN_SECOND = 1_000;

/** Records the paths of pages whose data is requested. */
function countPageData(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    const [, path] = /\/page-data(\/.*)\/page-data\.json/.exec(request.url()) ?? [];
    if (path) asked.push(path);
  });
  return asked;
}

/** Whether everything for a page has arrived: its data, the build id and the template. */
const hasPage = (page: Page, address: string): Promise<boolean> =>
  page.evaluate((path) => {
    const { ___loader: loader } = window as {
      ___loader?: { loadPageSync(path: string): object | undefined };
    };
    return loader?.loadPageSync(path) !== undefined;
  }, address);

const statesOfFaces = (page: Page): Promise<string[]> =>
  page.evaluate(() => [...document.fonts].map(({ status }) => status));

for (const language of LANGUAGES) {
  test.describe(`offline after the first page, in ${language}`, () => {
    test.use({ language, allowedErrors: [/./] });

    test('a prefetched page opens; another shows an error in place, and Retry opens it', async ({
      doc,
      page,
      context,
    }) => {
      // Neighbours may already be prefetched.
      const fetched = page.waitForResponse(`**/page-data${doc.addressOf(NEXT)}/page-data.json`);
      await doc.open(DOC);
      await doc.sidebar.linkTo(doc.addressOf(NEXT)).hover();
      await (await fetched).finished();
      await expect.poll(() => hasPage(page, doc.addressOf(NEXT))).toBe(true);
      await doc.markDocument();
      await context.setOffline(true);
      const first = await doc.heading.innerText();
      await doc.sidebar.linkTo(doc.addressOf(NEXT)).click();
      await expect.poll(() => doc.address()).toBe(doc.addressOf(NEXT));
      await expect(doc.heading).not.toHaveText(first);
      await page.goBack();
      await expect(doc.heading).toHaveText(first);

      await followLink(page, `${doc.addressOf(FAR)}?a=1#b`);
      const failure = page.getByRole('alert').filter({ hasText: FAR });
      const retry = failure.getByRole('button', { name: NAMES[language].retry });
      await expect(retry).toBeVisible();
      await expect(doc.heading).toHaveText(first);
      await expect(doc.article).toBeVisible();
      expect(doc.address()).toBe(doc.addressOf(DOC));
      // Finally, the app checks whether the host is reachable; a response would open the page.
      const lastQuestion = page.waitForEvent('requestfailed', (request) => request.method() === 'HEAD');
      await retry.click();
      await lastQuestion;
      await expect(retry).toBeVisible();
      expect(await doc.isSameDocument()).toBe(true);

      await context.setOffline(false);
      await retry.click();
      await expect.poll(() => doc.address()).toBe(`${doc.addressOf(FAR)}?a=1#b`);
      await expect(doc.article).toBeVisible();
      await expect(doc.heading).not.toHaveText(first);
      await expect(retry).toHaveCount(0);
    });

    test('parts that fail to load show an error in place, and load on Retry', async ({
      doc,
      page,
      context,
    }) => {
      await doc.open(DOC);
      await context.setOffline(true);
      await page.keyboard.press('/');
      const retry = page.getByRole('button', { name: NAMES[language].retry });
      await expect(retry.first()).toBeVisible();
      await expect(doc.article).toBeAttached();
      await context.setOffline(false);
      await retry.first().click();
      await expect(page.getByRole('searchbox')).toBeVisible();
      await expect(retry).toHaveCount(0);
    });
  });

  test.describe(`on Slow 3G, in ${language}`, () => {
    test.use({ language });

    // Slow, and both languages use the same scripts.
    const details = matrixUnless(language === 'en');

    test(
      'the text comes before the app, the app comes, and pages change in place',
      details,
      async ({ doc, page }) => {
        test.setTimeout(120 * MS_IN_SECOND);
        const network = await page.context().newCDPSession(page);
        await network.send('Network.enable');
        await network.send('Network.emulateNetworkConditions', SLOW_3G);
        await page.goto(doc.addressOf(DOC), { waitUntil: 'commit', timeout: 60 * MS_IN_SECOND });
        await expect(doc.article).toBeVisible({ timeout: 30 * MS_IN_SECOND });
        await expect(page.locator('html')).not.toHaveAttribute('data-app', 'ready');
        expect(await statesOfFaces(page)).toEqual(['unloaded']);
        const first = await doc.heading.innerText();
        await page.locator('html[data-app="ready"]').waitFor({ timeout: 60 * MS_IN_SECOND });
        await doc.markDocument();
        await doc.sidebar.linkTo(doc.addressOf(NEXT)).click();
        await expect(page.getByRole('progressbar')).toBeVisible();
        await expect(doc.heading).not.toHaveText(first, { timeout: 30 * MS_IN_SECOND });
        expect(await doc.isSameDocument()).toBe(true);
        await expect(page.getByRole('alert')).toHaveCount(0);
        // Fetched meanwhile, so it shows from the next load on.
        await page.goto(doc.addressOf(DOC));
        await expect.poll(() => statesOfFaces(page)).toEqual(['loaded']);
      },
    );
  });
}

/** Connection types that disable prefetching. */
const SPARING: Record<string, Connection> = {
  '2g': { effectiveType: '2g', saveData: false },
  'slow 2g': { effectiveType: 'slow-2g', saveData: false },
  'Save-Data': { effectiveType: '4g', saveData: true },
};

/** Longer than any prefetch delay. */
const PREFETCHED_MS = 4 * MS_IN_SECOND;

/** Hovers links, scrolls others into view, and waits longer than any prefetch delay. */
async function showInterest(page: Page, addresses: string[]): Promise<void> {
  for (const address of addresses) {
    const link = page.locator(`#idmp-sidebar a[href="${address}"]`);
    await link.hover();
    await link.focus();
  }
  await page.mouse.move(0, 0);
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  await page.clock.fastForward(PREFETCHED_MS);
  await untilQuiet(page);
}

Object.entries(SPARING).forEach(([name, connection], index) => {
  test.describe(`on ${name}`, () => {
    test.use({ language: LANGUAGES[index % 2] ?? 'en' });

    test('no page is prefetched, and a click opens one', async ({ doc, page }) => {
      await page.clock.install();
      await connectBy(page, connection);
      const asked = countPageData(page);
      await doc.open(DOC);
      const neighbours = [NEXT, 'basic/chat-bi', 'basic/event-management'].map((slug) => doc.addressOf(slug));
      await showInterest(page, neighbours);
      expect(asked).toEqual([]);
      await doc.markDocument();
      const first = await doc.heading.innerText();
      await doc.sidebar.linkTo(doc.addressOf(NEXT)).click();
      await expect(doc.heading).not.toHaveText(first);
      expect(await doc.isSameDocument()).toBe(true);
      await showInterest(page, neighbours.slice(1));
      expect([...new Set(asked)]).toEqual([doc.addressOf(NEXT)]);
    });
  });
});

test('the same intent does prefetch on 4g', async ({ doc, page }) => {
  await page.clock.install();
  await connectBy(page, { effectiveType: '4g', saveData: false });
  const asked = countPageData(page);
  await doc.open(DOC);
  await showInterest(page, [doc.addressOf(NEXT)]);
  expect(asked).toContain(doc.addressOf(NEXT));
});
