import { existsSync } from 'node:fs';
import path from 'node:path';
import { expect, test as base, type BrowserContext } from '@playwright/test';
import { buildSite } from './support/buildSite';
import { HOSTS, startNginxFor } from './support/hosts/realHosts';

const CHINESE = 'http://zh.docs.example';
const ENGLISH = 'http://en.docs.example';
const MS_IN_MINUTE = 60_000;

/** Both hosts on one nginx, which the browser asks as a proxy, so that their names need no resolver. */
const test = base.extend<{ context: BrowserContext }, { nginx: string }>({
  nginx: [
    async ({}, use) => {
      const env = {
        SITE_URL: CHINESE,
        SITE_URL_EN: ENGLISH,
        SITE_EN_AT_ROOT: 'true',
        SITE_TRAILING_SLASH: 'true',
      };
      const root = await buildSite({ content: 'e2e/parts', env });
      const english = path.resolve(root, '../public-en');
      expect(existsSync(english)).toBe(true);
      const host = await startNginxFor({ 'zh.docs.example': root, 'en.docs.example': english });
      await use(host.url);
      await host.close();
    },
    { scope: 'worker', timeout: 10 * MS_IN_MINUTE },
  ],
  context: async ({ browser, nginx }, use) => {
    const context = await browser.newContext({ proxy: { server: nginx } });
    await use(context);
    await context.close();
  },
});

test.describe('a host for each language', () => {
  const missing = HOSTS[0]?.missing() ?? null;
  test.skip(missing !== null, missing ?? '');

  test('has its language at the root, and names the other host', async ({ page }) => {
    const links = (selector: string): Promise<string | null> => page.locator(selector).getAttribute('href');
    for (const [host, lang] of [
      [ENGLISH, 'en'],
      [CHINESE, 'zh-Hans'],
    ]) {
      const response = await page.goto(`${host}/tabs`);
      expect(response?.status()).toBe(200);
      await expect(page.locator('html')).toHaveAttribute('lang', lang ?? '');
      expect(await links('link[rel="canonical"]')).toBe(`${host}/tabs/`);
      expect(await links('link[hreflang="en"]')).toBe(`${ENGLISH}/tabs/`);
      expect(await links('link[hreflang="zh-Hans"]')).toBe(`${CHINESE}/tabs/`);
      expect(await links('link[hreflang="x-default"]')).toBe(`${CHINESE}/tabs/`);
    }
  });

  test('lists its own pages for machines', async ({ page }) => {
    const text = async (url: string): Promise<string> => (await page.goto(url).then((r) => r?.text())) ?? '';
    for (const host of [ENGLISH, CHINESE]) {
      const sitemap = await text(`${host}/sitemap.xml`);
      const pages = [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url]) => url ?? '');
      expect(pages).toContain(`${host}/tabs/`);
      expect(pages.filter((url) => !url.startsWith(`${host}/`) || !url.endsWith('/'))).toEqual([]);
      expect(await text(`${host}/robots.txt`)).toContain(`Sitemap: ${host}/sitemap.xml`);
      expect(await text(`${host}/tabs.md`)).toContain(`url: "${host}/tabs/"`);
      expect(await text(`${host}/llms.txt`)).toContain(`(${host}/tabs.md)`);
    }
  });

  test('answers addresses with a slash, and navigates, searches and switches the language', async ({
    page,
  }) => {
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(error.stack ?? error.message));
    expect((await page.goto(`${ENGLISH}/tabs/?a=1#brew`))?.status()).toBe(200);
    await expect(page).toHaveURL(`${ENGLISH}/tabs?a=1#brew`);
    await page.locator('html[data-app="ready"]').waitFor();
    // By key, as the bar and the tree slide after the jump to #brew.
    const tree = page.getByRole('navigation', { name: 'Docs sidebar' });
    await tree.getByRole('link', { name: 'Admonitions' }).press('Enter');
    await expect(page).toHaveURL(`${ENGLISH}/admonitions`);
    await expect(page.locator('h1')).toHaveText('Admonitions');
    await page.getByRole('button', { name: 'Search', exact: true }).click();
    await page.getByRole('searchbox').fill('Homebrew');
    await expect(page.getByRole('option').first()).toHaveAttribute('href', /^\/tabs/);
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
    await page.getByRole('button', { name: /^Languages/ }).click();
    await page.getByRole('link', { name: '简体中文' }).click();
    await expect(page).toHaveURL(`${CHINESE}/admonitions`);
    await page.locator('html[data-app="ready"]').waitFor();
    await page.getByRole('button', { name: /^语言/ }).click();
    await page.getByRole('link', { name: 'English' }).click();
    await expect(page).toHaveURL(`${ENGLISH}/admonitions`);
    expect(errors).toEqual([]);
  });

  test('answers an unknown address in its language', async ({ page }) => {
    expect((await page.goto(`${ENGLISH}/nowhere`))?.status()).toBe(404);
    await expect(page.locator('h1')).toHaveText('Page Not Found');
    expect((await page.goto(`${CHINESE}/nowhere`))?.status()).toBe(404);
    await expect(page.locator('h1')).toHaveText('找不到页面');
  });
});
