import type { Locator, Page } from '@playwright/test';
import { STORAGE } from './fixtures';
import { expectAccessible } from './support/axe';
import { holdScript } from './support/hold';
import { matrixUnless } from './support/matrix';
import { LANGUAGES, NAMES } from './support/names';
import { expect, test } from './support/partsTest';

// One worker waits for the build of this site, the other one runs the next file.
test.describe.configure({ mode: 'default' });

const GROUP_KEY = 'docusaurus.tab.os';

const tab = (page: Page, name: string, row = 0): Locator =>
  page.getByRole('tablist').nth(row).getByRole('tab', { name });
const selected = (page: Page): Promise<string[]> =>
  page.getByRole('tab', { selected: true }).allTextContents();

/** Cumulative layout shift without recent input. */
async function watchShifts(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const shifts: number[] = [];
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
        shifts.push(entry.value);
    }).observe({ type: 'layout-shift', buffered: true });
    Object.assign(window, { shifts });
  });
  return () =>
    page.evaluate(() =>
      (window as unknown as { shifts: number[] }).shifts.reduce((sum, value) => sum + value, 0),
    );
}

test('headings named like page elements have unique ids', async ({ doc, page }) => {
  await doc.open('');
  const ids = await page.locator('[id]').evaluateAll((elements) => elements.map(({ id }) => id));
  expect(ids).toEqual(expect.arrayContaining(['footer', 'page', 'idmp-page', 'idmp-sidebar']));
  expect(new Set(ids).size).toBe(ids.length);
  await expect(page.locator('#footer')).toHaveText(/^Footer/);
});

test.describe('tabs', () => {
  test('show one labelled panel each, and cause no layout shift', async ({ doc, page }) => {
    const shifts = await watchShifts(page);
    await doc.open('tabs');
    await expect(page.getByRole('tablist')).toHaveCount(3);
    expect(await shifts()).toBeLessThan(0.01);
    expect(await selected(page)).toEqual(['Linux', 'Linux', 'Apple']);
    await expect(page.getByRole('tabpanel', { name: 'Apple' })).toHaveText(/Red fruit/);
    await expect(page.getByText('Yellow fruit')).toBeHidden();
  });

  const remembered = 'of one group are remembered, and followed by other tabs of the browser';
  test(remembered, { tag: STORAGE }, async ({ doc, page, context }) => {
    await doc.open('tabs');
    const other = await context.newPage();
    await other.goto(page.url());
    await expect(tab(other, 'Linux')).toHaveAttribute('aria-selected', 'true');
    await tab(page, 'macOS', 1).click();
    expect(await selected(page)).toEqual(['macOS', 'macOS', 'Apple']);
    await expect.poll(() => selected(other)).toEqual(['macOS', 'macOS', 'Apple']);
    expect(await page.evaluate((key) => localStorage.getItem(key), GROUP_KEY)).toBe('mac');
    await page.reload();
    await doc.ready();
    await expect.poll(() => selected(page)).toEqual(['macOS', 'macOS', 'Apple']);
  });

  test('keep their position on screen when panels above change', async ({ doc, page }) => {
    await page.setViewportSize({ width: 1280, height: 400 });
    await doc.open('tabs');
    await tab(page, 'macOS', 1).scrollIntoViewIfNeeded();
    const before = await tab(page, 'macOS', 1).boundingBox();
    await tab(page, 'macOS', 1).click();
    const after = await tab(page, 'macOS', 1).boundingBox();
    expect(Math.abs((after?.y ?? 0) - (before?.y ?? 0))).toBeLessThan(2);
  });

  test('open for a URL that targets a hidden panel', async ({ doc, page }) => {
    await doc.open('tabs#brew');
    await expect(page.getByRole('heading', { name: 'Install with Homebrew' })).toBeInViewport();
    expect((await selected(page))[0]).toBe('macOS');
  });

  test('open for a link that targets a hidden panel', async ({ doc, page }) => {
    await doc.open('tabs');
    await page.getByRole('link', { name: 'Jump to the hidden heading' }).click();
    await expect(page.getByRole('heading', { name: 'Install with Homebrew' })).toBeInViewport();
  });

  test('handle a click before hydration', async ({ doc, page }) => {
    await page.route('**/boot.js', async (route) => {
      await page.getByText('Banana', { exact: true }).click();
      await route.continue();
    });
    await doc.open('tabs');
    await expect(tab(page, 'Banana', 2)).toHaveAttribute('aria-selected', 'true');
  });

  test('print all panels before their script has loaded', async ({ doc, page }) => {
    const release = await holdScript(page, '"tablist"');
    await doc.open('tabs');
    await expect(page.getByText('Yellow fruit.', { exact: true }).first()).toBeHidden();
    await page.emulateMedia({ media: 'print' });
    for (const text of ['Red fruit.', 'Yellow fruit.', 'Banana'])
      await expect(page.getByRole('article').getByText(text, { exact: true }).last()).toBeVisible();
    // By attribute, as roles are not those on paper.
    await expect(page.locator('[role=tablist]')).toHaveCount(0);
    await release();
    await expect(page.locator('[role=tablist]')).toHaveCount(3);
  });

  test('work after navigation, and after going back', async ({ doc, page }) => {
    await doc.open('');
    await doc.article.getByRole('link', { name: 'Tabs' }).click();
    await tab(page, 'Banana', 2).click();
    await expect(page.getByRole('tabpanel', { name: 'Banana' })).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('tab')).toHaveCount(0);
    await page.goForward();
    await expect(page.getByRole('tablist')).toHaveCount(3);
  });
});

for (const language of LANGUAGES) {
  test.describe(`code in ${language}`, () => {
    test.use({ language, permissions: ['clipboard-read', 'clipboard-write'] });

    test('is copied without line numbers, and the button confirms it', async ({ doc, page }) => {
      const { copyCode, copied } = NAMES[language];
      await doc.open('tabs');
      await page.getByRole('button', { name: copyCode }).click();
      await expect(page.getByRole('button', { name: copied })).toBeVisible();
      await expect(page.getByRole('status').filter({ hasText: copied })).toHaveCount(1);
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
        'apt-get update\napt-get install idmp',
      );
      await expect(page.getByRole('button', { name: copyCode })).toBeVisible();
    });
  });
}

test('the line wrap toggle works by keyboard', async ({ doc, page }) => {
  await doc.open('extremes');
  const wrap = page.getByRole('checkbox', { name: NAMES.en.wrapCode });
  // Commands wrap always.
  const block = page.locator('.code-block').filter({ has: wrap });
  const code = block.locator('pre');
  const hiddenPart = (): Promise<number> =>
    code.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
  expect(await hiddenPart()).toBeGreaterThan(0);
  await block.getByRole('button', { name: NAMES.en.copyCode }).focus();
  await page.keyboard.press('Shift+Tab');
  await expect(wrap).toBeFocused();
  await page.keyboard.press('Space');
  await expect.poll(hiddenPart).toBe(0);
  await page.keyboard.press('Space');
  await expect.poll(hiddenPart).toBeGreaterThan(0);
});

test('code is copied without the Clipboard API', async ({ doc, page }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }));
  await doc.open('tabs');
  await page.evaluate(() =>
    document.addEventListener('copy', () => {
      document.documentElement.dataset['copied'] = document.querySelector('textarea')?.value;
    }),
  );
  await page.getByRole('button', { name: NAMES.en.copyCode }).click();
  await expect(page.getByRole('button', { name: NAMES.en.copied })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('data-copied', /apt-get install idmp/);
});

for (const language of LANGUAGES) {
  for (const colorScheme of ['light', 'dark'] as const) {
    test.describe(`parts in ${language}, ${colorScheme}`, () => {
      test.use({ language, colorScheme });

      // Each color scheme in one language, and each language in one scheme.
      const details = matrixUnless((language === 'en') === (colorScheme === 'dark'));

      test('are accessible', details, async ({ doc, page }) => {
        await doc.open('tabs');
        await expect(page.getByRole('tablist')).toHaveCount(3);
        await expectAccessible(page, 'main');
        await doc.open('components');
        await expect(doc.article.locator('section').first()).toBeVisible();
        await expectAccessible(page, 'main');
      });
    });
  }
}

for (const [screen, width, deviceScaleFactor, candidate] of [
  ['a phone', 360, 2, 760],
  ['a desktop', 1280, 1, 760],
  ['a dense desktop', 1280, 1.5, 1280],
] as const) {
  test.describe(`photos on ${screen}`, () => {
    test.use({ viewport: { width, height: 800 }, deviceScaleFactor });

    test('load in the size that is shown, and open in full size', async ({ doc, page }) => {
      const loaded: string[] = [];
      page.on('request', (request) => /photo-[^/]+$/.test(request.url()) && loaded.push(request.url()));
      await doc.open('photos');
      const photo = doc.article.locator('img');
      await expect(photo).toHaveJSProperty('complete', true);
      expect(loaded).toEqual([
        expect.stringMatching(new RegExp(`/assets/photo-[\\da-f]{8}-${candidate}\\.webp$`)),
      ]);
      expect(await photo.evaluate((image: HTMLImageElement) => image.naturalWidth > 0)).toBe(true);
      await expect(photo).toHaveAttribute('tabindex', '0');
      await photo.click();
      const large = page.getByRole('dialog').locator('img');
      await expect(large).toHaveJSProperty('naturalWidth', 1600);
    });
  });
}
