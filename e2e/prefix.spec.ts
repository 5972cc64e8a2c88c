import type { Page } from '@playwright/test';
import { startStaticServer } from '@idmp/hosts';
import { expect, test as base } from './fixtures';
import { LANGUAGES, NAMES } from './support/names';
import { buildSite, SMALL_PREFIXED_SITE } from './support/buildSite';

const MS_IN_MINUTE = 60_000;
const PREFIX = SMALL_PREFIXED_SITE.prefix;

interface Sites {
  /** Folder of a small site built with the prefix. */
  prefixedDir: string;
}

const test = base.extend<{ site: string }, Sites>({
  prefixedDir: [
    async ({}, use) => {
      await use(await buildSite(SMALL_PREFIXED_SITE));
    },
    { scope: 'worker', timeout: 10 * MS_IN_MINUTE },
  ],
  /** Address of that site, served where it belongs. */
  site: async ({ prefixedDir }, use) => {
    const server = await startStaticServer({ dir: prefixedDir });
    await use(server.origin + server.pathPrefix);
    await server.close();
  },
});

const BANNER_WORDS = {
  'zh-Hans': '站点没有正确加载：构建时的基础地址（base URL）与当前地址不一致。',
  en: 'The documentation site did not load properly: it was built for another base URL.',
};

async function expectWhiteOnRed(page: Page): Promise<void> {
  const banner = page.locator('#base-banner');
  await expect(banner).toHaveCSS('display', 'block');
  await expect(banner).toHaveCSS('background-color', 'rgb(176, 0, 32)');
  await expect(banner).toHaveCSS('color', 'rgb(255, 255, 255)');
  await expect(banner.locator('code')).toHaveCSS('color', 'rgb(255, 255, 255)');
}

test.describe('the banner about a wrong base address', () => {
  test.use({ allowedErrors: [/./] });

  for (const language of LANGUAGES) {
    test(`suggests the actual prefix to a site built for /, in ${language}`, async ({ page }) => {
      const server = await startStaticServer({ dir: 'public', pathPrefix: PREFIX });
      await page.goto(`${server.origin}${PREFIX}${language === 'en' ? '/en' : ''}/intro`);
      await expect(page.locator('#base-banner')).toBeVisible();
      await expect(page.locator('#base-banner code')).toHaveText(`PATH_PREFIX=${PREFIX}`);
      await expect(page.locator('#base-banner')).toContainText(BANNER_WORDS[language]);
      await expectWhiteOnRed(page);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await server.close();
    });

    test(`suggests / to a site built for a prefix, in ${language}`, async ({ page, prefixedDir }) => {
      const server = await startStaticServer({ dir: prefixedDir, pathPrefix: '' });
      await page.goto(`${server.origin}${language === 'en' ? '/en' : ''}/only-chinese`);
      await expect(page.locator('#base-banner')).toBeVisible();
      await expect(page.locator('#base-banner code')).toHaveText('PATH_PREFIX=/');
      await expectWhiteOnRed(page);
      await server.close();
    });
  }
});

test.describe('a site below its prefix', () => {
  test('keeps the prefix across pages and languages', async ({ page, site }) => {
    expect(site).toMatch(new RegExp(`${PREFIX}$`));
    await page.goto(`${site}/en`);
    await page.locator('html[data-app="ready"]').waitFor();
    await expect(page.locator('#base-banner')).toBeHidden();
    const sidebar = page.getByRole('navigation', { name: NAMES.en.sidebar, exact: true });
    await page.getByRole('article').getByRole('link', { name: 'Basics' }).click();
    const dataModel = `${PREFIX}/en/%E5%9F%BA%E7%A1%80/%E6%95%B0%E6%8D%AE%20%E6%A8%A1%E5%9E%8B`;
    await expect(page).toHaveURL(new URL(dataModel, site).href);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Data model');
    await expect(sidebar.locator('[aria-current="page"]')).toHaveText('Data model');
    await expect(page.getByRole('article').locator('img').first()).toHaveJSProperty('complete', true);
    await page.getByRole('button', { name: NAMES.en.languages }).click();
    await page.getByRole('link', { name: '简体中文' }).click();
    await expect(page).toHaveURL(new URL(dataModel.replace('/en/', '/'), site).href);
    await expect(page.locator('html')).toHaveAttribute('lang', 'zh-Hans');
  });

  test('shows an untranslated page in the other language with a notice', async ({ page, site }) => {
    await page.goto(`${site}/only-chinese?a=1`);
    await page.locator('html[data-app="ready"]').waitFor();
    await page.getByRole('button', { name: NAMES['zh-Hans'].languages }).click();
    await page.getByRole('link', { name: 'English' }).click();
    await expect(page).toHaveURL(`${site}/en/only-chinese?a=1`);
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    const notice = page.getByRole('note').filter({ hasText: 'This page is not available in English yet' });
    await expect(notice).toBeVisible();
    await expect(page.getByRole('article')).toHaveAttribute('lang', 'zh-Hans');
    await expect(page.getByRole('article')).toContainText('这一页没有译文');
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
      'href',
      /^https:\/\/[^/]+\/docs-x\/only-chinese$/,
    );
  });

  test('names the preview image of a page by its own absolute address', async ({ page, site }) => {
    const preview = page.locator('meta[property="og:image"]');
    await page.goto(`${site}/基础/plan`);
    await expect(preview).toHaveAttribute('content', /^https:\/\/[^/]+\/docs-x\/assets\/[\w-]+\.svg$/);
    await page.goto(`${site}/en/基础/plan`);
    await expect(preview).toHaveAttribute('content', 'https://pictures.example/a%20b.png');
    await page.goto(`${site}/en`);
    await expect(preview).toHaveAttribute('content', /^https:\/\/[^/]+\/docs-x\/og\/en\.png$/);
  });
});
