import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures';
import { connectBy } from '../support/connectBy';
import { countDocuments } from '../support/countDocuments';
import { hold } from '../support/hold';
import { matrixUnless } from '../support/matrix';
import { LANGUAGES } from '../support/names';
import { untilQuiet } from '../support/untilQuiet';

const FIRST = 'basic/data-model';
const SLOW = 'basic/layout';
const OTHER = 'basic/chat-bi';

/** Holds the data of a page; returns a function that releases it and waits until it has arrived. */
async function slowDown(page: Page, address: string): Promise<() => Promise<void>> {
  const data = `**/page-data${address}/page-data.json`;
  const release = await hold(page, data);
  const response = page.waitForResponse(data);
  return async () => {
    await release();
    await response;
  };
}

for (const language of LANGUAGES) {
  test.describe(`impatient readers, in ${language}`, matrixUnless(language === 'en'), () => {
    test.use({ language });
    // Prefetched pages would not be slow.
    test.beforeEach(({ page }) => connectBy(page, { effectiveType: '4g', saveData: true }));

    test('click a slow link, then Back: the page of Back stays', async ({ doc, page }) => {
      await doc.open(OTHER);
      const title = await doc.heading.innerText();
      await doc.sidebar.linkTo(doc.addressOf(FIRST)).click();
      await expect(doc.heading).not.toHaveText(title);
      const come = await slowDown(page, doc.addressOf(SLOW));
      await doc.sidebar.linkTo(doc.addressOf(SLOW)).click();
      await page.goBack();
      await expect(doc.heading).toHaveText(title);
      await come();
      await untilQuiet(page);
      await expect(doc.heading).toHaveText(title);
      expect(doc.address()).toBe(doc.addressOf(OTHER));
    });

    test('double-click a link: one history entry', async ({ doc, page }) => {
      const documents = countDocuments(page);
      await doc.open(FIRST);
      const title = await doc.heading.innerText();
      await doc.sidebar.linkTo(doc.addressOf(SLOW)).dblclick();
      await expect(doc.heading).not.toHaveText(title);
      await untilQuiet(page);
      await page.goBack();
      await expect(doc.heading).toHaveText(title);
      expect(doc.address()).toBe(doc.addressOf(FIRST));
      expect(documents()).toBe(1);
    });

    test('click the link of the current page: no history entry', async ({ doc, page }) => {
      await doc.open(OTHER);
      const title = await doc.heading.innerText();
      const link = doc.sidebar.linkTo(doc.addressOf(FIRST));
      await link.click();
      await expect(doc.heading).not.toHaveText(title);
      const steps = await page.evaluate(() => history.length);
      await link.click();
      await untilQuiet(page);
      expect(await page.evaluate(() => history.length)).toBe(steps);
      await page.goBack();
      await expect(doc.heading).toHaveText(title);
    });

    test('click three links at once: the last one is shown', async ({ doc, page }) => {
      const documents = countDocuments(page);
      await doc.open(FIRST);
      const come = await slowDown(page, doc.addressOf(SLOW));
      await page.evaluate(
        (addresses) => {
          for (const address of addresses)
            document.querySelector<HTMLElement>(`#idmp-sidebar a[href="${address}"]`)?.click();
        },
        [OTHER, SLOW, 'basic/event-management'].map((slug) => doc.addressOf(slug)),
      );
      await expect.poll(() => doc.address()).toBe(doc.addressOf('basic/event-management'));
      const title = await doc.heading.innerText();
      await come();
      await untilQuiet(page);
      await expect(doc.heading).toHaveText(title);
      await expect(doc.sidebar.current).toHaveAttribute('href', doc.addressOf('basic/event-management'));
      expect(documents()).toBe(1);
    });

    test('go back and forward many times: page and URL stay in sync', async ({ doc, page }) => {
      await doc.open(FIRST);
      const titles = [await doc.heading.innerText()];
      for (const slug of [SLOW, OTHER]) {
        await doc.sidebar.linkTo(doc.addressOf(slug)).click();
        await expect(doc.heading).not.toHaveText(titles.at(-1) ?? '');
        titles.push(await doc.heading.innerText());
      }
      await page.evaluate(async () => {
        for (const steps of [-1, -1, 1, -1, 1, 1, -2, 1]) {
          const gone = new Promise((resolve) => addEventListener('popstate', resolve, { once: true }));
          history.go(steps);
          await gone;
        }
      });
      await untilQuiet(page);
      expect(doc.address()).toBe(doc.addressOf(SLOW));
      await expect(doc.heading).toHaveText(titles[1] ?? '');
      await expect(doc.sidebar.current).toHaveAttribute('href', doc.addressOf(SLOW));
    });

    test('reload twice before hydration', async ({ doc, page }) => {
      await doc.goto(`${doc.addressOf(FIRST)}?a=1#b`);
      const title = await doc.heading.innerText();
      // The app only starts after the load event.
      await page.reload({ waitUntil: 'domcontentloaded' });
      await page.reload();
      await doc.ready();
      await expect(doc.heading).toHaveText(title);
      expect(doc.address()).toBe(`${doc.addressOf(FIRST)}?a=1#b`);
    });
  });
}
