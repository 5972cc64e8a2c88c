import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures';
import { sharesFor } from '../support/matrix';
import { followLink } from '../support/testLink';
import { tryEach } from '../support/tryEach';

const KB = 1_000;

/** All redirect targets; nothing else may ever be opened. */
const TABLE = {
  '': [
    'https://docs.taosdata.com/',
    'https://cloud.taosdata.com/',
    'https://www.taosdata.com/contactus',
    'https://www.taosdata.com/blog',
  ],
  '/en': [
    'https://docs.tdengine.com/',
    'https://cloud.tdengine.com/',
    'https://tdengine.com/contact/',
    'https://www.tdengine.com/blog',
  ],
} as const;

const HOSTILE = [
  '//e',
  '///e',
  '/\\e',
  '\\\\e',
  '/%5Ce',
  '%2F%2Fe',
  '%252F%252Fe',
  '/\t/e',
  '/%09/e',
  '%0d%0aLocation:%20//e',
  'https:e',
  'https:///e',
  'HTTPS://EVIL.EXAMPLE',
  'https://docs.tdengine.com/',
  'https://docs.tdengine.com@evil.example',
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'java%0ascript:alert(1)',
  '%01javascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:msgbox(1)',
  'blob:https://evil.example/1',
  '__proto__',
  '__proto__[tsdb]',
  'constructor',
  'prototype',
  'toString',
  'hasOwnProperty',
  'valueOf',
  'length',
  '0',
  'null',
  'undefined',
  'TSDB',
  'Cloud',
  '%20tsdb',
  'tsdb%20',
  'tsdb%00',
  'tsdb/../cloud',
  'tsdb,cloud',
  'ｔｓｄｂ',
  '%EF%BC%8Ftsdb',
  '%E4%',
  '%',
  '%00',
  '"><img src=x onerror=alert(1)>',
  '%22%3E%3Cscript%3Ealert(1)%3C/script%3E',
  'x'.repeat(10 * KB),
  'tsdb'.repeat(2.5 * KB),
  '%2F'.repeat(3 * KB),
];

/** Queries with more than one target. */
const QUERIES = [
  '',
  '?',
  '?target',
  '?target=',
  '?TARGET=tsdb',
  '?target[]=tsdb',
  '?target=x&target=tsdb',
  '?target=//e&target=cloud',
  `?${'target=x&'.repeat(KB)}target=tsdb`,
  '?%74arget=//e',
  '?a=1#target=tsdb',
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
        await page.waitForURL(table[0]);
        expect(visited.filter((url) => !url.endsWith('/favicon.ico'))).toEqual([table[0]]);
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
        await page.waitForURL(table[3]);
      });
    });
  });
}
