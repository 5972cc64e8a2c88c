import { expect, test } from '@playwright/test';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { writeRedirectPages } from '../src/features/hosts/build/redirectPages';
import { startStaticServer, type StaticServer } from '@idmp/hosts';

/** The host has no rules: it knows files only. */
test.describe('pages at former addresses, on a host without rules', () => {
  test.describe.configure({ mode: 'default' });
  const folder = mkdtempSync(path.join(tmpdir(), 'idmp-docs-redirect-pages-'));
  let server: StaticServer;
  test.beforeAll(async () => {
    mkdirSync(path.join(folder, 'en/new 页'), { recursive: true });
    writeFileSync(path.join(folder, 'en/new 页/index.html'), '<!doctype html><h1>New</h1>');
    const options = {
      publicDir: folder,
      siteUrl: 'https://docs.example',
      pathPrefix: '',
      policy: "default-src 'self'",
    };
    const pages = [{ from: '/en/1.0/旧', to: '/en/new 页', title: 'New' }];
    await writeRedirectPages(pages, options);
    server = await startStaticServer({ dir: folder });
  });
  test.afterAll(async () => {
    await server.close();
    rmSync(folder, { recursive: true });
  });

  test('keep query and hash, and leave no entry in the history', async ({ page }) => {
    await page.goto('about:blank');
    await page.goto(`${server.origin}/en/1.0/旧?q=1#part`);
    await expect(page).toHaveURL(`${server.origin}/en/new%20%E9%A1%B5?q=1#part`);
    await expect(page.locator('h1')).toHaveText('New');
    await page.goBack();
    await expect(page).toHaveURL('about:blank');
  });

  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled: false });

    test('lead on', async ({ page }) => {
      await page.goto(`${server.origin}/en/1.0/旧`);
      await expect(page).toHaveURL(`${server.origin}/en/new%20%E9%A1%B5`);
    });
  });
});
