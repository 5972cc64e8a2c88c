import type { Locator, Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { matrixUnless } from './support/matrix';
import { LANGUAGES, NAMES } from './support/names';

const DOC = 'basic/data-model';
const PHONE = { width: 390, height: 800 };

test.use({ viewport: PHONE });

const scrollTo = (page: Page, top: number): Promise<void> =>
  page.evaluate((place) => window.scrollTo({ top: place, behavior: 'instant' }), top);

for (const language of LANGUAGES) {
  test.describe(`drawer in ${language}`, () => {
    test.use({ language });

    test('opens with the navbar toggle, and closes with its own button', async ({ doc }) => {
      await doc.open(DOC);
      await expect(doc.drawer.root).not.toBeInViewport();
      await expect(doc.drawer.navbarToggle).toHaveAttribute('aria-expanded', 'false');
      await doc.drawer.navbarToggle.click();
      await expect(doc.drawer.root).toBeInViewport();
      await doc.drawer.closeButton.click();
      await expect(doc.drawer.root).not.toBeInViewport();
      await expect(doc.drawer.navbarToggle).toBeFocused();
    });

    test('opens and closes with the floating toggle', async ({ doc, page }) => {
      await doc.open(DOC);
      await scrollTo(page, 900);
      const toggle = doc.drawer.footerToggle;
      await expect(toggle).toHaveAccessibleName(NAMES[language].openMenu);
      await toggle.click();
      await expect(doc.drawer.root).toBeInViewport();
      await expect(toggle).toHaveAccessibleName(NAMES[language].closeMenu);
      await toggle.click();
      await expect(doc.drawer.root).not.toBeInViewport();
      await expect(toggle).toHaveAccessibleName(NAMES[language].openMenu);
    });
  });
}

test('the floating toggle shows while the navbar is hidden or the footer is in view', async ({
  doc,
  page,
}) => {
  await doc.open(DOC);
  const toggle = doc.drawer.footerToggle;
  await expect(toggle).toBeHidden();
  await scrollTo(page, 1500);
  await expect(toggle).toBeInViewport({ ratio: 1 });
  await scrollTo(page, 1400);
  await expect(toggle).toBeHidden();
  await scrollTo(page, 100_000);
  await expect(toggle).toBeInViewport({ ratio: 1 });
  await page.evaluate(() => window.scrollBy(0, -50));
  await expect(doc.navbar.root).toBeInViewport();
  await expect(toggle).toBeInViewport({ ratio: 1 });
});

/** What a pointer would meet below an element, but for the ground of the page and of the footer. */
const coveredBy = (part: Locator): Promise<string[]> =>
  part.evaluate((element: HTMLElement) => {
    const { left, right, top, bottom } = element.getBoundingClientRect();
    element.style.pointerEvents = 'none';
    const found = new Set<Element>();
    for (let y = top + 1; y < bottom; y += 4)
      for (let x = left + 1; x < right; x += 4) {
        const at = document.elementFromPoint(x, y);
        if (
          at &&
          !at.matches('html, body, main, footer, :is(main, footer) > div, :has(> main), :has(> footer)')
        )
          found.add(at);
      }
    element.style.pointerEvents = '';
    return [...found].map((at) => at.outerHTML.slice(0, 80));
  });

for (const [language, slug] of [
  ['zh-Hans', 'operation/installation/docker-guide'],
  ['en', 'get-started/get-started-docker'],
] as const) {
  test.describe(() => {
    test.use({ language });

    for (const [index, width] of [320, 360, 601, 768, 996].entries()) {
      const details = matrixUnless((index % 2 === 0) === (language === 'en'));
      test(
        `the floating toggle covers no text or control at ${width} pixels in ${language}`,
        details,
        async ({ doc, page }) => {
          await page.setViewportSize({ width, height: 740 });
          await doc.open(slug);
          for (const position of [400, 1000, 1600, 2200, 2800, 100_000]) {
            await scrollTo(page, position);
            await expect(doc.drawer.footerToggle).toBeInViewport({ ratio: 1 });
            expect(await coveredBy(doc.drawer.footerToggle)).toEqual([]);
          }
        },
      );
    }
  });
}

test('drawer rows and navbar controls are large enough for touch', async ({ doc, page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await doc.open(DOC);
  const small = (parts: Locator): Promise<string[]> =>
    parts.evaluateAll((elements) =>
      elements
        .filter((element) => element.checkVisibility({ visibilityProperty: true }))
        .filter((element) => {
          const { width, height } = element.getBoundingClientRect();
          return height < 44 || width < 44;
        })
        .map((element) => element.outerHTML.slice(0, 120)),
    );
  expect(await small(doc.navbar.root.locator('button, a'))).toEqual([]);
  await doc.drawer.navbarToggle.click();
  await expect(page.locator('#idmp-sidebar a[hreflang="zh-Hans"]')).toBeVisible();
  const rows = page.locator('#idmp-sidebar :is(a, button, summary)');
  expect(await rows.count()).toBeGreaterThan(15);
  // The drawer's styles load on the first input.
  await expect.poll(() => small(rows)).toEqual([]);
});

test('the current page is in view above the menus of the drawer', async ({ doc, page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await doc.open('basic/chat-bi');
  await doc.drawer.navbarToggle.click();
  const bottomOf = (part: Locator): Promise<number> =>
    part.evaluate((element) => element.getBoundingClientRect().bottom);
  const current = doc.drawer.root.locator('[aria-current="page"]');
  await expect(page.locator('#idmp-sidebar a[hreflang="zh-Hans"]')).toBeVisible();
  expect(await bottomOf(current)).toBeLessThanOrEqual(await bottomOf(doc.drawer.root));
});

test('the page behind is inert and does not scroll', async ({ doc, page }) => {
  await doc.open(DOC);
  await page.evaluate(() => window.scrollTo(0, 300));
  await doc.drawer.footerToggle.click();
  const inert = (selector: string) =>
    page.locator(selector).evaluate((element) => element.closest('[inert]') !== null);
  for (const part of ['header', 'main', 'footer']) expect(await inert(part)).toBe(true);
  const before = await page.evaluate(() => window.scrollY);
  await page.mouse.move(380, 400);
  const wheelHandled = page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const afterFrame = () => requestAnimationFrame(() => requestAnimationFrame(() => resolve()));
        addEventListener('wheel', afterFrame, { once: true });
      }),
  );
  await page.mouse.wheel(0, 800);
  await wheelHandled;
  expect(await page.evaluate(() => window.scrollY)).toBe(before);
  await page.keyboard.press('Escape');
  for (const part of ['header', 'main', 'footer']) expect(await inert(part)).toBe(false);
  // The drawer may still leave, and take the first turns.
  await expect(async () => {
    await page.mouse.wheel(0, 800);
    expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(before);
  }).toPass();
});

test('the drawer closes by any link, a click outside, and a wide viewport', async ({ doc, page }) => {
  await doc.open(DOC);
  for (const address of [`/en/${DOC}`, '/en/basic/layout']) {
    await doc.drawer.navbarToggle.click();
    await expect(doc.drawer.closeButton).toBeInViewport();
    await doc.sidebar.linkTo(address).click();
    await expect.poll(() => doc.address()).toBe(address);
    await expect(doc.drawer.root).not.toBeInViewport();
  }
  await doc.drawer.navbarToggle.click();
  await expect(doc.drawer.closeButton).toBeInViewport();
  await page.mouse.click(PHONE.width - 4, 200);
  await expect(doc.drawer.root).not.toBeInViewport();
  await doc.drawer.navbarToggle.click();
  await page.setViewportSize({ width: 1200, height: 800 });
  await expect(doc.sidebar.root).toBeInViewport();
  await expect(page.locator('main')).not.toHaveAttribute('inert');
  await page.setViewportSize(PHONE);
  await expect(doc.drawer.root).not.toBeInViewport();
});
