import { execFileSync } from 'node:child_process';
import { statSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { pathToFileURL } from 'node:url';
import { expect, test } from './fixtures';
import { sitemapAddresses } from './support/hosts/hostedSite';

const FILE = path.resolve('dist/idmp-docs.html');
/** The limit for 143 pages was 1.2 MB; a page more is no reason to write less on another. */
const MAX_BYTES_PER_PAGE = 8_391;

test('the offline file opens from disk without a request, with figures, search and both languages', async ({
  page,
}) => {
  execFileSync(process.execPath, ['--import', 'tsx', 'scripts/offline.ts'], { stdio: 'ignore' });
  expect(statSync(FILE).size).toBeLessThanOrEqual(MAX_BYTES_PER_PAGE * sitemapAddresses('public').length);
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  const file = pathToFileURL(FILE).href;
  await page.goto(`${file}#/en/basic/data-model`);
  await expect(page).toHaveTitle(/^Data Modeling \| TDengine IDMP Documentation/);
  await expect(page.locator('h1')).toHaveText('Data Modeling');
  const figure = page.locator('article img:visible').first();
  await expect(figure).toHaveJSProperty('complete', true);
  await expect(figure).not.toHaveJSProperty('naturalWidth', 0);
  await page.getByRole('searchbox').fill('launchctl');
  await page.locator('#idmp-results a').first().click();
  await expect(page.locator('#idmp-results')).toBeHidden();
  await expect(page.locator('article')).toContainText('launchctl');
  await page.getByRole('link', { name: '简体中文' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh-Hans');
  await page.evaluate(() => (location.hash = '#/'));
  await expect(page).toHaveTitle('TDengine IDMP 文档 | 涛思数据');
  expect(requests.filter((url) => !/^(?:blob|data):/.test(url))).toEqual([file]);
});
