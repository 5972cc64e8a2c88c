import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures';
import { sharesFor } from '../support/matrix';
import { followLink } from '../support/testLink';
import { tryEach } from '../support/tryEach';

const KB = 1_000;

/** All redirect targets; nothing else may ever be opened. */
const TABLE = {
  '': {
    tsdb: 'https://docs.taosdata.com/',
    cloud: 'https://cloud.taosdata.com/',
    contactus: 'https://www.taosdata.com/contactus',
    blog: 'https://www.taosdata.com/blog',
  },
  '/en': {
    tsdb: 'https://docs.tdengine.com/',
    cloud: 'https://cloud.tdengine.com/',
    contactus: 'https://tdengine.com/contact/',
    blog: 'https://www.tdengine.com/blog',
  },
} as const;

const HOSTILE = [
  '//e',
  '/\\e',
  '%252F%252Fe',
  '/\t/e',
  '%0d%0aLocation:%20//e',
  'https:e',
  'https://docs.tdengine.com/',
  'https://docs.tdengine.com@evil.example',
  'javascript:alert(1)',
  '%01javascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  '__proto__',
  'constructor',
  'TSDB',
  '%20tsdb',
  'tsdb%00',
  'tsdb,cloud',
  'ｔｓｄｂ',
  '%E4%',
  '"><img src=x onerror=alert(1)>',
  'tsdb'.repeat(2.5 * KB),
];

/** Queries with more than one target. */
const QUERIES = [
  '',
  '?target=',
  '?TARGET=tsdb',
  '?target=x&target=tsdb',
  '?target=//e&target=cloud',
  '#?target=tsdb',
  '?url=//e&next=//e&to=//e&redirect=//e',
];

/** Targets to try from a link, too. */
const CLIENT_SIDE = ['//e', '/\\e', 'javascript:alert(1)', '__proto__', 'constructor'];

/** Other spellings of a valid target. */
const NAMED = [
  '?target=tsdb&target=//e',
  '?target=%74%73db',
  '?%74arget=tsdb',
  '?a=//e&target=tsdb',
  '?target=tsdb#//e',
  '?target=tsdb#javascript:alert(1)',
];

const MS_IN_SECOND = 1_000;

/** Fulfills and records requests to all other sites. */
async function stubOtherSites(page: Page, site: string): Promise<string[]> {
  const visited: string[] = [];
  await page.route(
    (url) => url.origin !== new URL(site).origin,
    (route) => {
      visited.push(route.request().url());
      return route.fulfill({ contentType: 'text/html', body: '<title>arrived</title>' });
    },
  );
  return visited;
}

for (const [base, table] of Object.entries(TABLE)) {
  const home = base || '/';
  const language = base ? 'en' : 'zh-Hans';
  const queries = [...HOSTILE.map((target) => `?target=${target}`), ...QUERIES];

  test.describe(`${base}/redirect`, () => {
    test.beforeEach(({ page }) => {
      test.setTimeout(90 * MS_IN_SECOND);
      page.on('dialog', (dialog) => {
        throw new Error(`The page opened a dialog: ${dialog.message()}`);
      });
    });

    test('leads to each target', async ({ page, baseURL }) => {
      await stubOtherSites(page, baseURL ?? '');
      for (const [target, address] of Object.entries(table)) {
        await page.goto(`${base}/redirect?target=${target}`, { waitUntil: 'commit' });
        await page.waitForURL(address);
      }
    });

    test('adds no history entry', async ({ page, baseURL }) => {
      await stubOtherSites(page, baseURL ?? '');
      await page.goto(`${base}/intro`);
      await page.evaluate((to) => window.location.assign(to), `${base}/redirect?target=tsdb`);
      await page.waitForURL(table.tsdb);
      await page.goBack();
      await page.waitForURL(`${baseURL}${base}/intro`);
    });

    for (const { name, inputs, details } of sharesFor(language, queries)) {
      test(`falls back to home for unknown targets, ${name}`, details, async ({ page, baseURL }) => {
        const visited = await stubOtherSites(page, baseURL ?? '');
        await tryEach(inputs, async (query) => {
          await page.goto('about:blank');
          await page.goto(`${base}/redirect${query}`, { waitUntil: 'commit' });
          await page.waitForURL(`${baseURL}${home}`, { waitUntil: 'commit' });
          expect(visited).toEqual([]);
        });
      });
    }

    test('leads to the first target in any notation', async ({ page, baseURL }) => {
      const visited = await stubOtherSites(page, baseURL ?? '');
      await tryEach(NAMED, async (query) => {
        await page.goto('about:blank');
        await page.goto(`${base}/redirect${query}`, { waitUntil: 'commit' });
        await page.waitForURL(table.tsdb);
        expect(visited.filter((url) => !url.endsWith('/favicon.ico'))).toEqual([table.tsdb]);
        visited.length = 0;
      });
    });

    for (const { name, inputs, details } of sharesFor(language, CLIENT_SIDE)) {
      test(`does the same on client-side navigation, ${name}`, details, async ({ page, doc, baseURL }) => {
        const visited = await stubOtherSites(page, baseURL ?? '');
        await tryEach(inputs, async (target) => {
          await page.goto(`${base}/intro`);
          await doc.ready();
          await followLink(page, `${base}/redirect?target=${target}`);
          await page.waitForURL(`${baseURL}${home}`, { waitUntil: 'commit' });
          expect(visited).toEqual([]);
        });
      });
    }

    test('blog-redirect ignores its query', async ({ page, baseURL }) => {
      await stubOtherSites(page, baseURL ?? '');
      await tryEach(['?target=//e', '?target=javascript:alert(1)', '?data-target=tsdb'], async (query) => {
        await page.goto('about:blank');
        await page.goto(`${base}/blog-redirect${query}`, { waitUntil: 'commit' });
        await page.waitForURL(table.blog);
      });
    });
  });

  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled: false });

    test(`${base}/redirect offers every target as a link, ${base}/blog-redirect the blog`, async ({
      page,
    }) => {
      await page.goto(`${base}/redirect?target=cloud`);
      const links = page.getByRole('main').getByRole('link');
      const addresses = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
      expect(addresses).toEqual([...Object.values(table), home]);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(
        base ? 'Redirecting...' : '正在跳转...',
      );
      await page.goto(`${base}/blog-redirect`);
      await expect(links.first()).toHaveAttribute('href', table.blog);
    });
  });
}
