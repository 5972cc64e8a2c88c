import type { Page } from '@playwright/test';
import { expect, STORAGE, test } from './fixtures';
import { backgroundOf, pageBrightness } from './support/colors';
import { LANGUAGES, type ColorChoice } from './support/names';

const DOC = 'basic/data-model';
const CODE_DOC = 'get-started/get-started-docker';

const mode = (page: Page): Promise<string | undefined> =>
  page.evaluate(() => document.documentElement.dataset['theme']);
const stored = (page: Page): Promise<string | null> => page.evaluate(() => localStorage.getItem('theme'));
const store = (page: Page, theme: string): Promise<unknown> =>
  page.addInitScript((value) => {
    if (window.localStorage.getItem('theme') === null) window.localStorage.setItem('theme', value);
  }, theme);

for (const language of LANGUAGES) {
  test.describe(`colour button in ${language}`, () => {
    test.use({ language, colorScheme: 'light' });

    test(
      'cycles from system to light to dark and back to system',
      { tag: STORAGE },
      async ({ doc, page }) => {
        await doc.open(DOC);
        const steps: [ColorChoice, string, string | null][] = [
          ['light', 'light', 'light'],
          ['dark', 'dark', 'dark'],
          ['system', 'light', null],
        ];
        let shown: ColorChoice = 'system';
        for (const [choice, effective, kept] of steps) {
          await doc.navbar.colorToggle(shown).click();
          await expect(doc.navbar.colorToggle(choice)).toBeVisible();
          await expect(page.locator('html')).toHaveAttribute('data-theme', effective);
          await expect(page.locator('html')).toHaveAttribute('data-theme-choice', choice);
          expect(await stored(page)).toBe(kept);
          shown = choice;
        }
      },
    );
  });
}

for (const scheme of ['light', 'dark'] as const) {
  test.describe(`a reader whose system is ${scheme}`, () => {
    test.use({ colorScheme: scheme });

    test(`and who chose nothing gets ${scheme}`, async ({ doc, page }) => {
      await doc.open(DOC);
      expect(await mode(page)).toBe(scheme);
      await expect(doc.navbar.colorToggle('system')).toBeVisible();
      const brightness = await pageBrightness(page);
      expect(scheme === 'dark' ? brightness < 0.25 : brightness > 0.8).toBe(true);
    });
  });
}

test(
  'the mode is decided before the first paint, by a file of its own',
  { tag: STORAGE },
  async ({ doc, page }) => {
    await store(page, 'dark');
    await page.addInitScript(() => {
      const note = (): void => {
        if (document.body)
          document.documentElement.dataset['early'] ??= document.documentElement.dataset['theme'] ?? 'none';
        else requestAnimationFrame(note);
      };
      requestAnimationFrame(note);
    });
    await page.route('**/boot.js', (route) => route.abort());
    await doc.goto(DOC);
    await expect(page.locator('html')).toHaveAttribute('data-early', 'dark');
    expect(await pageBrightness(page)).toBeLessThan(0.25);
    const html = (await (await page.request.get(doc.addressOf(DOC))).text()).split('</head>')[0] ?? '';
    const scripts = html.match(/<script[^>]*src=[^>]*>/g) ?? [];
    expect(scripts).toHaveLength(1);
    expect(scripts[0]).not.toMatch(/async|defer|module/);
  },
);

test('follows system changes, unless a mode was chosen', async ({ doc, page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await doc.open(DOC);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await doc.navbar.colorToggle('system').click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  await page.emulateMedia({ colorScheme: 'light' });
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
});

test('code blocks follow the color mode', async ({ doc, page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await doc.open(CODE_DOC);
  const block = doc.article.locator('pre').first();
  const look = async () => ({
    background: await backgroundOf(block),
    tokens: await block
      .locator('span')
      .evaluateAll((tokens) => [...new Set(tokens.map((token) => getComputedStyle(token).color))]),
  });
  const light = await look();
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  const dark = await look();
  expect(dark.background).not.toBe(light.background);
  expect(dark.tokens).not.toEqual(light.tokens);
});
