import { expect, test } from '@playwright/test';
import { checkDeploy, formatFaults } from '@idmp/hosts';
import { buildSite, SMALL_PREFIXED_SITE } from './support/buildSite';
import { FIRST_HOST, HOSTS, OWN_HOST, type Host, type RunningHost } from './support/hosts/realHosts';
import { injectProbes, PROBED_RULES, ranProbes, triggerProbes } from './support/hosts/probes';
import { matrixUnless } from './support/matrix';
import { notedViolations, violationsOf, watchViolations } from './support/hosts/violations';

const PUBLIC = 'public';
const MS_IN_MINUTE = 60_000;

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

for (const host of HOSTS) {
  test.describe(`${host.name}`, () => {
    const running = hostOf(host, () => PUBLIC);

    test('passes the deploy check', matrixUnless(host.name === OWN_HOST), async () => {
      test.setTimeout(2 * MS_IN_MINUTE);
      const { pages, faults } = await checkDeploy({ address: running().url });
      expect(formatFaults(faults)).toEqual([]);
      expect(pages).toBeGreaterThan(100);
    });
  });
}

// All hosts send the same policy: hostAnswers.spec.ts compares it.
test.describe('the policy', () => {
  test.describe.configure({ mode: 'default' });
  const running = hostOf(FIRST_HOST, () => PUBLIC);

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
});

test.describe('a site built for a prefix', () => {
  test.describe.configure({ mode: 'default' });
  const running = hostOf(FIRST_HOST, () => buildSite(SMALL_PREFIXED_SITE));

  test('passes the check of a deploy', async () => {
    test.setTimeout(2 * MS_IN_MINUTE);
    const { pages, published, faults } = await checkDeploy({
      address: running().url,
    });
    expect(formatFaults(faults)).toEqual([]);
    expect(published).toMatch(/^https:\/\/[^/]+\/docs-x$/);
    expect(pages).toBeGreaterThan(5);
  });
});
