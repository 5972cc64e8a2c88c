import { expect, test } from '@playwright/test';
import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { checkDeploy, formatFaults, readHostSite, SECURITY_HEADERS, SVG_POLICY } from '@idmp/hosts';
import { htmlLanguages } from '../src/settings/locales';
import { buildSite, SMALL_PREFIXED_SITE } from './support/buildSite';
import { ask } from './support/hosts/ask';
import { headerRows, type HeaderRow } from './support/hosts/headerRows';
import { hostedSite, sitemapAddresses } from './support/hosts/hostedSite';
import {
  CONTAINER,
  FIRST_HOST,
  HOSTS,
  OWN_HOST,
  type Host,
  type RunningHost,
} from './support/hosts/realHosts';
import { injectProbes, PROBED_RULES, ranProbes, triggerProbes } from './support/hosts/probes';
import { matrixUnless } from './support/matrix';
import { notedViolations, violationsOf, watchViolations } from './support/hosts/violations';

const PUBLIC = 'public';
const PREFIX = '/idmp-docs';
const MS_IN_MINUTE = 60_000;

const VARY: unknown = expect.stringMatching(/^(?=.*Accept-Encoding)(?=.*Accept(?:,|$))/);

/** Headers of every response. */
const always = Object.fromEntries(
  Object.entries(SECURITY_HEADERS).map(([name, value]) => [name.toLowerCase(), value]),
);

/** Starts the host for the group, or skips its tests with the reason. */
function hostOf(host: Host, site: () => Promise<string> | string): () => RunningHost {
  let running: RunningHost | undefined;
  test.beforeAll(async () => {
    test.setTimeout(10 * MS_IN_MINUTE);
    const reason = host.missing();
    test.skip(reason !== null, reason ?? '');
    running = await host.start(await site());
  });
  test.afterAll(async () => running?.close());
  return () => {
    if (!running) throw new Error(`${host.name} does not run`);
    return running;
  };
}

async function expectRow({ url }: RunningHost, row: HeaderRow): Promise<void> {
  const { status, headers, body } = await ask(url, row.path);
  const isPicture = row.status === 200 && row.path.endsWith('.svg');
  expect.soft(status, `${row.what}: status of ${row.path}`).toBe(row.status);
  expect.soft(headers, `${row.what}: headers of ${row.path}`).toMatchObject({
    ...always,
    'content-type': row.type,
    'cache-control': row.cache,
    'content-security-policy': isPicture ? SVG_POLICY : readHostSite(PUBLIC).policy,
  });
  expect.soft(headers, `${row.what}: no redirect`).not.toHaveProperty('location');
  if (row.lang) expect.soft(body.toString(), `${row.what}: language`).toContain(`lang="${row.lang}"`);
}

test.describe('container', () => {
  const running = hostOf(CONTAINER, () => PUBLIC);

  test('answers each kind of path with its status, type, caching and security headers', async () => {
    for (const row of headerRows(PUBLIC)) await expectRow(running(), row);
    const { headers } = await ask(running().url, '/');
    expect(headers['server']).toBe('nginx');
  });
});

for (const host of HOSTS) {
  test.describe(`${host.name}`, () => {
    test.describe.configure({ mode: 'default' });
    const running = hostOf(host, () => PUBLIC);

    test('answers each kind of path with its status, type, caching and security headers', async () => {
      const rows = headerRows(PUBLIC);
      expect(rows.length).toBeGreaterThan(20);
      for (const row of rows) await expectRow(running(), row);
    });

    for (const address of ['/en', '/intro', '/en/basic/data-model', '/en/release-history/1.0.5.0']) {
      test(`serves ${address} under each form of its URL, without a redirect`, async () => {
        const page = readFileSync(path.join(PUBLIC, address, 'index.html'), 'utf8');
        for (const form of ['', '/', '.html', '/index.html', '?q=%', '/?q=1']) {
          const { status, headers, body } = await ask(running().url, address + form);
          expect([status, headers.location], form).toEqual([200, undefined]);
          expect(body.toString() === page, `${form} is the page`).toBe(true);
        }
      });
    }

    test('rejects URLs that it cannot decode or that leave the site', async () => {
      for (const target of ['/%', '/%zz', '/en/%', '/..%2f..%2fetc/passwd', '/../../etc/passwd']) {
        const { status, body } = await ask(running().url, target);
        expect([400, 404], target).toContain(status);
        expect(body.toString()).not.toContain('root:');
      }
    });

    test('compresses text for clients that accept it', async () => {
      const page = readFileSync(path.join(PUBLIC, 'en/intro/index.html'));
      const plain = await ask(running().url, '/en/intro');
      const gzip = await ask(running().url, '/en/intro', { 'Accept-Encoding': 'gzip' });
      const brotli = await ask(running().url, '/en/intro', { 'Accept-Encoding': 'gzip, deflate, br' });
      expect(plain.headers['content-encoding']).toBeUndefined();
      expect(gzip.headers).toMatchObject({ 'content-encoding': 'gzip', vary: VARY });
      expect(gunzipSync(gzip.body).equals(page)).toBe(true);
      expect(brotli.headers).toMatchObject({ 'content-encoding': 'br', vary: VARY });
      expect(brotliDecompressSync(brotli.body).equals(page)).toBe(true);
      expect(brotli.body.length).toBeLessThan(gzip.body.length);
    });

    test('sends the Markdown twin of a page to clients that ask for it', async () => {
      for (const [address, twin] of [
        ['/', 'index.md'],
        ['/en', 'en.md'],
        ['/en/basic/data-model', 'en/basic/data-model.md'],
      ] as const) {
        const { status, headers, body } = await ask(running().url, address, {
          Accept: 'text/markdown, text/html;q=0.9',
        });
        expect([status, headers['content-type']], address).toEqual([200, 'text/markdown; charset=utf-8']);
        expect(headers.vary, address).toMatch(/Accept(?:,|$)/);
        expect(headers.link, address).toContain('/llms.txt');
        expect(body.equals(readFileSync(path.join(PUBLIC, twin))), address).toBe(true);
      }
      const html = await ask(running().url, '/en', { Accept: 'text/html, text/markdown;q=0.5' });
      expect(html.headers['content-type']).toBe('text/html; charset=utf-8');
      const script = await ask(running().url, '/boot.js', { Accept: 'text/markdown' });
      expect(script.headers['content-type']).toBe('text/javascript; charset=utf-8');
    });

    test('passes the deploy check', matrixUnless(host.name === OWN_HOST), async () => {
      test.setTimeout(2 * MS_IN_MINUTE);
      const { pages, faults } = await checkDeploy({ address: running().url, languages: htmlLanguages() });
      expect(formatFaults(faults)).toEqual([]);
      expect(pages).toBeGreaterThan(100);
    });

    test('responds with 304 to clients that have the page', async () => {
      const { headers } = await ask(running().url, '/en/intro');
      const again = await ask(running().url, '/en/intro', { 'If-None-Match': headers.etag ?? '' });
      expect([again.status, again.body.length]).toEqual([304, 0]);
    });
  });

  test.describe(`${host.name}, below a prefix`, () => {
    test.describe.configure({ mode: 'default' });
    let site = '';
    const running = hostOf(host, async () => (site = await hostedSite(PUBLIC, { pathPrefix: PREFIX })));
    test.afterAll(() => rmSync(site, { recursive: true, force: true }));

    test('responds to each kind of path as without one', async () => {
      for (const row of headerRows(PUBLIC)) await expectRow(running(), row);
    });

    test('shows the home page for the bare prefix', async () => {
      const { status, headers, body } = await ask(running().url, '');
      expect([status, headers.location]).toEqual([200, undefined]);
      expect(body.toString()).toContain('lang="zh-Hans"');
    });
  });
}

for (const host of HOSTS.filter(({ name }) => name !== 'npm run serve')) {
  test.describe(`a browser on ${host.name}`, () => {
    test.describe.configure({ mode: 'default' });
    const running = hostOf(host, () => PUBLIC);

    for (const source of ['header', 'meta element'] as const) {
      test(`blocks injected code through the ${source} alone`, async ({ page }) => {
        await watchViolations(page);
        const foreign = await injectProbes(page, source);
        await page.goto(`${running().url}/en/intro`);
        await triggerProbes(page);
        const rules = async () =>
          [...new Set((await notedViolations(page)).map((text) => text.split(' ')[0]))].sort();
        await expect.poll(rules).toEqual(PROBED_RULES);
        expect(await ranProbes(page)).toEqual([]);
        expect(foreign).toEqual([]);
      });
    }

    test('cannot be framed', async ({ page }) => {
      const framing = `${running().url}/framing`;
      const body = `<iframe src="${running().url}/en/intro"></iframe>`;
      await page.route(framing, (route) => route.fulfill({ contentType: 'text/html', body }));
      await page.goto(framing);
      await expect.poll(() => page.frames()[1]?.url()).toBe('chrome-error://chromewebdata/');
    });
  });
}

test.describe('the policy', () => {
  const running = hostOf(FIRST_HOST, () => PUBLIC);

  test('is not violated by any kind of page', async ({ browser }) => {
    const addresses = [
      '/',
      '/en',
      '/en/basic/data-model',
      '/get-started/get-started-docker',
      '/no/such/page',
    ];
    expect(await violationsOf(browser, running().url, addresses)).toEqual([]);
  });

  // `everyPage.spec.ts` also opens every page, and fails on any CSP violation.
  test('is not violated by any page of the sitemap', matrixUnless(false), async ({ browser }) => {
    test.setTimeout(10 * MS_IN_MINUTE);
    const addresses = [...sitemapAddresses(PUBLIC), '/no/such/page', '/en/no/such/page', '/en/markdown-page'];
    expect(addresses.length).toBeGreaterThan(100);
    expect(await violationsOf(browser, running().url, addresses)).toEqual([]);
  });
});

test.describe('a site built for a prefix', () => {
  test.describe.configure({ mode: 'default' });
  const running = hostOf(FIRST_HOST, () => buildSite(SMALL_PREFIXED_SITE));

  test('passes the check of a deploy', async () => {
    test.setTimeout(2 * MS_IN_MINUTE);
    const { pages, published, faults } = await checkDeploy({
      address: running().url,
      languages: htmlLanguages(),
    });
    expect(formatFaults(faults)).toEqual([]);
    expect(published).toMatch(/^https:\/\/[^/]+\/docs-x$/);
    expect(pages).toBeGreaterThan(5);
  });

  test('works in a browser', async ({ browser }) => {
    const addresses = ['', '/', '/en', '/en/only-chinese', '/only-chinese.html', '/no/such/page'];
    expect(await violationsOf(browser, running().url, addresses)).toEqual([]);
  });
});
