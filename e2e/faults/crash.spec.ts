import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures';
import { LANGUAGES, NAMES } from '../support/names';

const DOC = 'basic/data-model';
const NEXT = 'basic/layout';
const FAR = 'basic/chat-bi';

test.use({ allowedErrors: [/./] });

/**
 * Makes a component throw on render, with a chain of causes: an array method throws for that component's lists.
 * @param property of the first entry of such a list
 */
async function spoilDrawing(page: Page, property: string): Promise<() => Promise<void>> {
  await page.evaluate((name) => {
    const map = Array.prototype.map;
    Object.assign(window, { sound: map });
    Array.prototype.map = function (this: unknown[], ...args: Parameters<typeof map>) {
      const [first] = this;
      if (typeof first === 'object' && first !== null && name in first) {
        const innermost = 'the innermost cause';
        throw new Error('the list is spoilt', { cause: new Error('an inner cause', { cause: innermost }) });
      }
      return map.apply(this, args);
    } as typeof map;
  }, property);
  return () =>
    page.evaluate(() => {
      Array.prototype.map = (window as unknown as { sound: typeof Array.prototype.map }).sound;
    });
}

for (const language of LANGUAGES) {
  test.describe(`in ${language}`, () => {
    test.use({ language });

    test('a crashed page shows the chain of causes; Try again re-renders it', async ({ doc, page }) => {
      await doc.open(DOC);
      const repair = await spoilDrawing(page, 'href');
      await doc.markDocument();
      await doc.sidebar.linkTo(doc.addressOf(NEXT)).click();
      await expect(doc.heading).toHaveText(NAMES[language].crashed);
      expect(doc.address()).toBe(doc.addressOf(NEXT));
      const crash = page.getByRole('main').getByRole('alert');
      await expect(crash.locator('pre')).toHaveText(
        'the list is spoilt\nCause: an inner cause\nCause: the innermost cause',
      );
      const again = crash.getByRole('button', { name: NAMES[language].tryAgain });
      await again.click();
      await expect(again).toBeVisible();
      await repair();
      await again.click();
      await expect(doc.article).toBeVisible();
      await expect(doc.heading).not.toHaveText(NAMES[language].crashed);
      await expect(doc.toc.first()).toBeVisible();
      await doc.sidebar.linkTo(doc.addressOf(FAR)).click();
      await expect.poll(() => doc.address()).toBe(doc.addressOf(FAR));
      await expect(doc.article).toBeVisible();
      expect(await doc.isSameDocument()).toBe(true);
    });

    test('Back leaves a crashed page, which works on the next visit', async ({ doc, page }) => {
      await doc.open(DOC);
      const title = await doc.heading.innerText();
      const repair = await spoilDrawing(page, 'href');
      await doc.sidebar.linkTo(doc.addressOf(NEXT)).click();
      await expect(doc.heading).toHaveText(NAMES[language].crashed);
      await repair();
      await page.goBack();
      await expect(doc.heading).toHaveText(title);
      await expect(doc.article).toBeVisible();
      await page.goForward();
      await expect.poll(() => doc.address()).toBe(doc.addressOf(NEXT));
      await expect(doc.article).toBeVisible();
      await expect(doc.heading).not.toHaveText(NAMES[language].crashed);
    });

    test('a crashed navbar never leaves a blank page; Try again restores it', async ({ doc, page }) => {
      await doc.open(DOC);
      const sidebarLinks = await doc.sidebar.root.getByRole('link').count();
      const repair = await spoilDrawing(page, 'type');
      await doc.sidebar.linkTo(doc.addressOf(NEXT)).click();
      await expect(doc.heading).toHaveText(NAMES[language].crashed);
      await expect(page.locator('pre')).toContainText('the innermost cause');
      await repair();
      await page.getByRole('button', { name: NAMES[language].tryAgain }).click();
      await expect(doc.article).toBeVisible();
      await expect(doc.heading).not.toHaveText(NAMES[language].crashed);
      await expect(doc.navbar.root).toBeVisible();
      await expect(doc.footer).toBeVisible();
      await expect(doc.sidebar.root.getByRole('link')).toHaveCount(sidebarLinks);
      await doc.sidebar.linkTo(doc.addressOf(FAR)).click();
      await expect.poll(() => doc.address()).toBe(doc.addressOf(FAR));
      await expect(doc.article).toBeVisible();
    });
  });
}

type PageData = { result?: object };

// What else is wrong with data is in src/page/navigation/__tests__/pageLoader.test.ts.
test('a page without query data is opened as a new document, also on Back', async ({ doc, page }) => {
  await doc.open(DOC);
  const title = await doc.heading.innerText();
  await page.route(`**/page-data/en/${NEXT}/page-data.json`, async (route) => {
    const response = await route.fetch();
    const json = (await response.json()) as PageData;
    await route.fulfill({ response, json: { ...json, result: { ...json.result, data: null } } });
  });
  await doc.sidebar.linkTo(doc.addressOf(NEXT)).click();
  await expect.poll(() => doc.address()).toBe(doc.addressOf(NEXT));
  await expect(doc.article).toBeVisible();
  await expect(doc.heading).not.toHaveText(title);
  await expect(doc.heading).not.toHaveText(NAMES.en.crashed);
  await page.goBack();
  await expect(doc.heading).toHaveText(title);
  await page.goForward();
  await expect(doc.heading).not.toHaveText(title);
  await expect(doc.article).toBeVisible();
});
