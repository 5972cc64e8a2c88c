import { expect, test } from '@playwright/test';
import { checkDeploy, formatFaults } from '@idmp/hosts';
import { FIRST_HOST, HOSTS, OWN_HOST, type Host, type RunningHost } from './support/hosts/realHosts';
import {
  injectProbes,
  notedViolations,
  PROBED_RULES,
  ranProbes,
  triggerProbes,
  watchViolations,
} from './support/hosts/probes';
import { matrixUnless } from './support/matrix';

const PUBLIC = 'public';
const MS_IN_MINUTE = 60_000;

/** Starts the host for the group, or skips its tests with the reason. */
function hostOf(host: Host): () => RunningHost {
  let running: RunningHost | undefined;
  test.beforeAll(async () => {
    test.setTimeout(10 * MS_IN_MINUTE);
    const reason = host.missing();
    test.skip(reason !== null, reason ?? '');
    running = await host.start(PUBLIC);
  });
  test.afterAll(async () => running?.close());
  return () => {
    if (!running) throw new Error(`${host.name} does not run`);
    return running;
  };
}

for (const host of HOSTS) {
  test.describe(`${host.name}`, () => {
    const running = hostOf(host);

    test('passes the deploy check', matrixUnless(host.name === OWN_HOST), async () => {
      test.setTimeout(2 * MS_IN_MINUTE);
      const { pages, faults } = await checkDeploy({ address: running().url });
      expect(formatFaults(faults)).toEqual([]);
      expect(pages).toBeGreaterThan(100);
    });
  });
}

// All hosts send the same policy: hostAnswers.spec.ts compares it. Every test of a page fails where one violates it.
test.describe('the policy', () => {
  test.describe.configure({ mode: 'default' });
  const running = hostOf(FIRST_HOST);

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
