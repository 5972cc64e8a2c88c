import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { startStaticServer } from '@idmp/hosts';
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { siteWithAdditions } from './support/additions';
import { buildCommand } from './support/buildSite';
import { matrixUnless } from './support/matrix';
import { startDevelop } from './support/startDevelop';

const BUILD_MAX_MS = 15 * 60_000;

const gaps = 'Known gaps';

async function expectPicture(page: Page, alt: string): Promise<void> {
  const picture = page.getByRole('img', { name: alt });
  await expect(picture).toHaveCSS('opacity', '1');
  await expect
    .poll(() => picture.evaluate((image) => (image as HTMLImageElement).naturalWidth))
    .toBeGreaterThan(0);
}

/** What a build and development show alike. */
async function expectAdditions(page: Page, url: string): Promise<void> {
  await page.goto(`${url}/en/start`);
  await expect(page.getByRole('navigation').first()).toBeVisible();
  await page.getByRole('link', { name: 'All of them' }).click();
  for (const reload of [false, true]) {
    if (reload) await page.reload();
    await expect(page).toHaveTitle('Additions');
    // An alias of onCreateWebpackConfig, and a module of Sass.
    await expect(page.getByRole('heading', { name: 'ADDITIONS!' })).toHaveCSS('color', 'rgb(4, 5, 6)');
    await expect(page.getByText('small: 3')).toHaveCSS('border-top-width', '3px');
    await expect(page.getByText('Site: Additions')).toBeVisible();
    await expect(page.locator('main').getByText(gaps)).toBeVisible();
    for (const alt of ['In a component', 'In a page']) await expectPicture(page, alt);
  }
  await page.goto(`${url}/en/known-gaps`);
  await expect(page.getByText('to be missing (remarked).')).toBeVisible();
  await expect(page.locator('h1[data-marked=h1]')).toBeVisible();
  await page.goto(`${url}/en/bare`);
  await expect(page.getByText('Nothing around it, in en')).toBeVisible();
  await expect(page.locator('footer')).toHaveCount(0);
}

test.describe('a site with twelve additions, as their READMEs say', matrixUnless(false), () => {
  test.describe.configure({ mode: 'serial', timeout: BUILD_MAX_MS });
  let folder: string | undefined;

  test.beforeAll(() => {
    test.setTimeout(BUILD_MAX_MS);
    folder = siteWithAdditions();
  });
  test.beforeEach(() => test.skip(folder === undefined, 'the registry of packages does not answer'));
  test.afterAll(() => folder && rmSync(folder, { recursive: true, force: true }));

  test('shows each in the built page', async ({ page }) => {
    const cwd = folder ?? '';
    const { args, env } = buildCommand({});
    const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd, env, encoding: 'utf8' });
    expect(status, stdout + stderr).toBe(0);
    expect(stdout).toContain('robots.txt is the one that a plugin wrote');
    const read = (name: string): string => readFileSync(path.join(cwd, 'public', name), 'utf8');
    expect(read('robots.txt')).toContain('Disallow: /private');
    expect(read('sitemap.xml')).toContain('/en/additions</loc>');
    expect(read('sitemap-index.xml')).toContain('sitemap-0.xml');
    expect(read('manifest.webmanifest')).toContain('Additions');
    const asked: string[] = [];
    await page.route('https://www.googletagmanager.com/**', (route) => {
      asked.push(route.request().url());
      return route.fulfill({ contentType: 'text/javascript', body: '' });
    });
    const server = await startStaticServer({ dir: path.join(cwd, 'public') });
    await expectAdditions(page, server.origin);
    expect(asked[0]).toContain('id=G-TEST');
    expect(await page.evaluate(() => 'dataLayer' in window)).toBe(true);
    await server.close();
  });

  test('shows each in development', async ({ page }) => {
    const server = await startDevelop(folder ?? '');
    await expectAdditions(page, server.url);
    await page.goto(`${server.url}/___graphql`);
    await expect(page.getByText('Welcome to GraphiQL')).toBeVisible();
    // It keeps asking for the schema.
    await page.goto('about:blank');
    await server.interrupt();
  });
});
