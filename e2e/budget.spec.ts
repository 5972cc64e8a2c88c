import { readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { sitemapAddresses } from './support/hosts/hostedSite';
import { untilQuiet } from './support/untilQuiet';

const KB = 1000;
const KIB = 1024;
const PUBLIC = path.resolve('public');

const weights = new Map<string, number>();

/** Transfer size with the best brotli compression; each file is compressed once, as all pages share some. */
function weigh(file: string): number {
  const weight = weights.get(file) ?? brotliCompressSync(readFileSync(file)).length;
  weights.set(file, weight);
  return weight;
}

/** Records requested files with their transfer size; the returned function lists them. */
function recordResponses(page: Page): () => { path: string; bytes: number; type: string }[] {
  const seen: { path: string; bytes: number; type: string }[] = [];
  page.on('response', (response) => {
    const type = response.request().resourceType();
    const { pathname } = new URL(response.url());
    const file = type === 'document' ? path.join(pathname, 'index.html') : pathname;
    if (response.status() === 200) seen.push({ path: pathname, bytes: weigh(path.join(PUBLIC, file)), type });
  });
  return () => [...seen];
}

/** Runs in the page: when each file was requested, latest first, in milliseconds after the load event. */
function listStarts(): [path: string, start: number][] {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const load = navigation?.loadEventStart ?? Infinity;
  return performance
    .getEntriesByType('resource')
    .map(({ name, startTime }): [string, number] => [new URL(name).pathname, startTime - load])
    .reverse();
}

/** Opens a page and returns the files requested before its load event, except figures of the article. */
async function openUntilLoad(
  page: Page,
  address: string,
): Promise<{ path: string; bytes: number; type: string }[]> {
  const requests = recordResponses(page);
  await page.goto(address, { waitUntil: 'load' });
  await untilQuiet(page);
  const files = requests();
  let starts = new Map<string, number>();
  // The browser adds an entry some time after the response.
  await expect(async () => {
    starts = new Map([...(await page.evaluate(listStarts)), [address, -Infinity]]);
    expect(files.map((file) => file.path).filter((file) => !starts.has(file))).toEqual([]);
  }).toPass();
  const figures = await page
    .locator('article img')
    .evaluateAll((images) =>
      (images as HTMLImageElement[])
        .filter(({ currentSrc }) => currentSrc)
        .map(({ currentSrc }) => new URL(currentSrc).pathname),
    );
  return files.filter((file) => starts.get(file.path)! < 0 && !figures.includes(file.path));
}

/** Weight of a page with the style sheets, the script and the typeface in its head; the test below checks that a browser loads no more. */
function weightOf(address: string): number {
  const file = path.join(PUBLIC, address, 'index.html');
  const head = readFileSync(file, 'utf8').replace(/<noscript>.*?<\/noscript>|<\/head>[^]*/g, '');
  const parts = [...head.matchAll(/="(\/[^"]+\.(?:css|js|woff2))"/g)].map(([, part = '']) => part);
  return [file, ...parts.map((part) => path.join(PUBLIC, part))].reduce(
    (total, part) => total + weigh(part),
    0,
  );
}

const sum = (files: { bytes: number }[]): number => files.reduce((total, { bytes }) => total + bytes, 0);

test.describe('page weight', () => {
  test('the average page sends at most 26 KB before the load event, without images', () => {
    const ofPages = sitemapAddresses('public')
      .map(weightOf)
      .sort((one, other) => one - other);
    expect(ofPages.length).toBeGreaterThan(100);
    expect(ofPages[Math.floor(ofPages.length / 2)]).toBeLessThanOrEqual(26 * KB);
  });

  for (const address of ['/basic/data-model', '/en/basic/data-model', '/basic/event-management']) {
    test(`${address} sends at most 11.6 KB besides article and typeface before the load event`, async ({
      page,
    }) => {
      // A near host sends the typeface before the load event, others may do so after it.
      const files = (await openUntilLoad(page, address)).filter(({ type }) => type !== 'font');
      const names = files.filter(({ type }) => type !== 'image').map((file) => file.path);
      // The style sheets of blocks only load if there are any.
      const needed = names
        .filter((name) => !/^\/app\.(?:blocks|tables|tabs)\./.test(name))
        .map((name) => name.replace(/[0-9a-f]{10,}/, 'HASH'));
      // The style sheet and the script arrive in any order.
      expect(needed.toSorted()).toEqual([address, '/app.HASH.css', '/early-HASH.js'].toSorted());
      const article = readFileSync(path.join(PUBLIC, address, 'index.html'), 'utf8').match(
        /<article[^>]*>([^]*?)<\/article>/,
      )?.[1];
      // Numbers of steps, chevrons and the tree's colours are in the first sheet: a page is dressed when it is painted.
      expect(sum(files) - brotliCompressSync(article ?? '').length).toBeLessThanOrEqual(11.6 * KB);
    });
  }

  test('all deferred scripts weigh at most 80 KiB', async ({ page }) => {
    const requests = recordResponses(page);
    await page.goto('/basic/chat-bi');
    await expect(page.locator('html[data-app=ready]')).toBeAttached();
    await untilQuiet(page);
    const scripts = requests().filter(
      ({ type, path: file }) => type === 'script' && !file.includes('/early-'),
    );
    expect(scripts.length).toBeGreaterThan(3);
    expect(sum(scripts)).toBeLessThanOrEqual(80 * KIB);
  });

  test('a page of another language, search, popup and the page data stay away without interaction', async ({
    page,
  }) => {
    const requests = recordResponses(page);
    // A long page, as the footer's lazy images would load on a short one.
    await page.goto('/operation/data-import-export');
    await expect(page.locator('html[data-app=ready]')).toBeAttached();
    await untilQuiet(page);
    const paths = requests().map((file) => file.path);
    expect(
      paths.filter((file) => /^\/(search|qr)\/|page-data\/(en\/|operation\/data-import-export\/)/.test(file)),
    ).toEqual([]);
  });
});
