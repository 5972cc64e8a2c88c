import type { Page } from '@playwright/test';
import { expect, test } from './support/partsTest';

/** Names of the components whose code a page has loaded. */
const loadedBy = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .flatMap(({ name }) => /\/mdx-(\w+)-tsx-.*\.js$/.exec(name)?.[1] ?? [])
      .sort(),
  );

test.describe('React components in Markdown without scripts', () => {
  test.use({ javaScriptEnabled: false });

  for (const language of ['en', 'zh-Hans'] as const) {
    test.describe(language, () => {
      test.use({ language });

      test('are HTML with their styles', async ({ doc }) => {
        await doc.goto('components');
        const [label, text] = language === 'en' ? ['Valves', 'Text of the writer'] : ['阀门', '中文文字'];
        const counter = doc.article.locator('section').first();
        await expect(counter).toContainText(`${label}${text}Clicked ${language === 'en' ? 2 : 0} times`);
        await expect(counter.locator('strong')).toHaveCount(1);
        await expect(counter).toHaveCSS('border-color', 'rgb(1, 2, 3)');
      });
    });
  }

  test('stand in sentences and cells', async ({ doc }) => {
    await doc.goto('components');
    await expect(doc.article.locator('p').first()).toHaveText('A sentence with new ★ in it.');
    await expect(doc.article.getByRole('cell', { name: 'old ★' })).toBeVisible();
    await expect(doc.article.getByRole('link', { name: 'Documentation home of the parts' })).toBeVisible();
  });

  test('are in the Markdown of the page', async ({ request }) => {
    const text = await (await request.get('/en/components.md')).text();
    expect(text).toContain('Valves **Text** of the writer Clicked 2 times');
    expect(text).toContain('Documentation home of the parts');
  });
});

test.describe('React components in Markdown', () => {
  test.use({ allowedErrors: [/no current/] });

  test('are hydrated near the window, and load nothing before', async ({ doc, page }) => {
    await page.setViewportSize({ width: 1280, height: 500 });
    await doc.goto('components');
    const button = doc.article.getByRole('button', { name: 'Clicked 2 times' });
    await button.evaluate((element) => Object.assign(element, { isKept: true }));
    await doc.ready();
    await expect(async () => {
      await button.click({ timeout: 1_000 });
      await expect(doc.article.getByRole('button', { name: 'Clicked 5 times' })).toBeVisible({
        timeout: 1_000,
      });
    }).toPass();
    const clicked = doc.article.getByRole('button', { name: 'Clicked 5 times' });
    expect(await clicked.evaluate((element) => Reflect.get(element, 'isKept') as unknown)).toBe(true);
    expect(await loadedBy(page)).not.toContain('Broken');
    await page.locator('#below').scrollIntoViewIfNeeded();
    await expect.poll(() => loadedBy(page)).toContain('Broken');
  });

  test('that throw show their error in their place, and the page stays', async ({ doc, page }) => {
    await doc.open('components#below');
    const alert = doc.article.getByRole('alert');
    await expect(alert).toContainText('This part did not load: no current');
    await expect(alert.getByRole('button', { name: doc.names.retry })).toBeVisible();
    await expect(page.getByText('The page goes on.')).toBeVisible();
  });

  test('have components in their children, also in children that come later', async ({ doc }) => {
    await doc.open('components');
    const text = doc.article.getByText('The hidden text');
    await expect(text).toBeHidden();
    await expect(async () => {
      await doc.article.getByRole('button', { name: 'Reveal' }).click();
      await expect(text).toBeVisible({ timeout: 1_000 });
    }).toPass();
    const inner = doc.article.locator('section', { hasText: 'Inside' }).getByRole('button');
    await expect(inner).toHaveCount(1);
    await expect(async () => {
      await inner.click();
      await expect(inner).toHaveText(/Clicked [1-9]/, { timeout: 1_000 });
    }).toPass();
  });

  test('are mounted after a click, and unmounted when it is left', async ({ doc, page }) => {
    await doc.open('');
    await doc.settle();
    expect(await loadedBy(page)).toEqual([]);
    await doc.article.getByRole('link', { name: 'Components' }).click();
    await doc.arriveAt('/en/components');
    const button = doc.article.getByRole('button', { name: /Clicked/ }).first();
    await button.click();
    await expect(button).toHaveText('Clicked 5 times');
    await expect(doc.article.locator('section').first()).toContainText('ValvesText of the writer');
    await page.goBack();
    await doc.arriveAt('/en');
    await expect.poll(() => page.evaluate(() => document.documentElement.dataset['mounted'])).toBe('0');
  });
});
