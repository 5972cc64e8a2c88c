import { expect, test } from './fixtures';
import { LANGUAGES, NAMES } from './support/names';

const DOC = 'basic/data-model';
const PHONE = { width: 390, height: 800 };

test.use({ viewport: PHONE });

for (const language of LANGUAGES) {
  test.describe(`drawer in ${language}`, () => {
    test.use({ language });

    test('opens by the toggle of the navbar, and its own button closes it', async ({ doc }) => {
      await doc.open(DOC);
      await expect(doc.drawer.root).not.toBeInViewport();
      await expect(doc.drawer.navbarToggle).toHaveAttribute('aria-expanded', 'false');
      await doc.drawer.navbarToggle.click();
      await expect(doc.drawer.root).toBeInViewport();
      await doc.drawer.closeButton.click();
      await expect(doc.drawer.root).not.toBeInViewport();
      await expect(doc.drawer.navbarToggle).toBeFocused();
    });

    test('opens and closes by the fixed toggle of the footer', async ({ doc }) => {
      await doc.open(DOC);
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

test('the toggle of the footer stays in sight wherever the reader is', async ({ doc, page }) => {
  await doc.open(DOC);
  for (const position of [0, 1500, 100_000]) {
    await page.evaluate((top) => window.scrollTo(0, top), position);
    await expect(doc.drawer.footerToggle).toBeInViewport({ ratio: 1 });
  }
});

test('Escape closes the drawer and returns the focus', async ({ doc, page }) => {
  await doc.open(DOC);
  await doc.drawer.footerToggle.click();
  await page.keyboard.press('Escape');
  await expect(doc.drawer.root).not.toBeInViewport();
  await expect(doc.drawer.footerToggle).toBeFocused();
});

test('the focus goes into the drawer and stays there', async ({ doc, page }) => {
  await doc.open(DOC);
  await doc.drawer.navbarToggle.click();
  await expect(doc.drawer.closeButton).toBeFocused();
  const outside = () =>
    page.evaluate(() => {
      const at = document.activeElement;
      return (
        !!at && at !== document.body && !at.closest('#idmp-sidebar') && !at.matches('[data-drawer-toggle]')
      );
    });
  for (let presses = 0; presses < 80; presses++) {
    await page.keyboard.press('Tab');
    expect(await outside()).toBe(false);
  }
  await doc.drawer.closeButton.focus();
  await page.keyboard.press('Shift+Tab');
  expect(await outside()).toBe(false);
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
  await page.mouse.wheel(0, 800);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(before);
});

test('a followed link closes the drawer', async ({ doc }) => {
  await doc.open(DOC);
  await doc.drawer.navbarToggle.click();
  await doc.sidebar.linkTo('/en/basic/layout').click();
  await expect.poll(() => doc.address()).toBe('/en/basic/layout');
  await expect(doc.drawer.root).not.toBeInViewport();
});

test('the link to the page itself closes the drawer too', async ({ doc }) => {
  await doc.open(DOC);
  await doc.drawer.navbarToggle.click();
  await doc.sidebar.linkTo(`/en/${DOC}`).click();
  await expect(doc.drawer.root).not.toBeInViewport();
});

test('a click outside the drawer closes it', async ({ doc, page }) => {
  await doc.open(DOC);
  await doc.drawer.navbarToggle.click();
  await page.mouse.click(PHONE.width - 4, 200);
  await expect(doc.drawer.root).not.toBeInViewport();
});

test('the drawer closes when the window becomes that of a desktop', async ({ doc, page }) => {
  await doc.open(DOC);
  await doc.drawer.navbarToggle.click();
  await page.setViewportSize({ width: 1200, height: 800 });
  await expect(doc.sidebar.root).toBeInViewport();
  await expect(page.locator('main')).not.toHaveAttribute('inert');
  await page.setViewportSize(PHONE);
  await expect(doc.drawer.root).not.toBeInViewport();
});

test('a closed drawer is out of reach of the keyboard', async ({ doc, page }) => {
  await doc.open(DOC);
  for (let presses = 0; presses < 12; presses++) {
    await page.keyboard.press('Tab');
    expect(
      await page.evaluate(
        () =>
          document.activeElement?.closest('#idmp-sidebar') !== null &&
          !!document.activeElement?.closest('#idmp-sidebar'),
      ),
    ).toBe(false);
  }
});

test('categories unfold inside the drawer', async ({ doc }) => {
  await doc.open(DOC);
  await doc.drawer.navbarToggle.click();
  await doc.sidebar.fold('/en/advanced').click();
  await expect(doc.sidebar.linkTo('/en/advanced/enumeration')).toBeVisible();
});
