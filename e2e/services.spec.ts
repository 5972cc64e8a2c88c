import type { Page, Route } from '@playwright/test';
import { startStaticServer } from '@idmp/hosts';
import { startDocsApi, type DocsApi } from './standins/docsApi';
import { buildSite } from './support/buildSite';
import { CONFIGURED_SITE, LEADS, SCRIPTS } from './support/configuredSite';
import { expect, test as base } from './support/contactTest';

const MS_IN_MINUTE = 60_000;
const STATS = 'https://hm.baidu.com/hm.js?abc123';
const TAG_MANAGER = 'https://www.googletagmanager.com/gtm.js?id=GTM-TEST1';

interface ConfiguredSite {
  url: string;
}

/** The site with all third-party services enabled. */
const test = base.extend<{ services: string[] }, { configured: ConfiguredSite }>({
  configured: [
    async ({}, use) => {
      const server = await startStaticServer({ dir: await buildSite(CONFIGURED_SITE) });
      await use({ url: server.origin });
      await server.close();
    },
    { scope: 'worker', timeout: 5 * MS_IN_MINUTE },
  ],
  baseURL: async ({ configured }, use) => {
    await use(configured.url);
  },
  api: async ({ baseURL, page }, use) => {
    const api = await startDocsApi(baseURL ?? '');
    await page.route(`${SCRIPTS}/**`, (route) => handOver(route, api, SCRIPTS));
    await page.route(`${LEADS}/**`, (route) => handOver(route, api, LEADS));
    await use(api);
    await api.close();
  },
  /** Analytics scripts that the page requests. */
  services: async ({ page }, use) => {
    const asked: string[] = [];
    for (const script of [STATS, TAG_MANAGER]) {
      await page.route(script, (route) => {
        asked.push(script);
        return route.fulfill({ contentType: 'text/javascript', body: '' });
      });
    }
    await use(asked);
  },
});

// One worker waits for the build of this site, the other one runs the next file.
test.describe.configure({ mode: 'default' });

/** Routes another origin to the reference back end. */
async function handOver(route: Route, api: DocsApi, origin: string): Promise<void> {
  const url = route.request().url().replace(origin, api.url);
  const answer = await route.fetch({ url }).catch(() => null);
  // No response: the back end closed during a hanging request.
  if (!answer) return;
  await route.fulfill({
    response: answer,
    headers: { ...answer.headers(), 'access-control-allow-origin': '*' },
  });
}

const loadedAt = (page: Page): Promise<number> =>
  page.evaluate(
    () => (performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming).loadEventEnd,
  );

test('posts the lead as JSON and the rest as forms, each once, to the origins of the settings', async ({
  doc,
  popup,
  api,
}) => {
  await doc.open('tabs');
  await popup.open('联系销售');
  await popup.fillSales();
  await popup.root.getByLabel('咨询类别').selectOption('TDengine Cloud');
  await popup.submitButton.click();
  await expect(popup.success).toBeVisible();
  await expect.poll(() => api.calls.length).toBe(3);
  const [lead] = api.callsOf('addLead');
  expect(lead?.contentType).toBe('application/json');
  expect(lead?.fields).toEqual({
    company: '示例公司',
    linkman: '李雷',
    phone: '13800138000',
    email: 'li@example.com',
    category: 5,
    message: '想了解更多',
  });
  expect(api.callsOf('email.php')[0]?.fields['to']).toBe('team@example.com');
  expect(api.callsOf('save-visit-log.php')).toHaveLength(1);
});

test.describe('analytics', () => {
  test('loads both scripts on Chinese pages after the page has loaded', async ({ doc, page, services }) => {
    await doc.open('tabs');
    await expect.poll(() => [...services].sort()).toEqual([STATS, TAG_MANAGER].sort());
    const loaded = await loadedAt(page);
    const starts = await page.evaluate(
      (names) =>
        performance
          .getEntriesByType('resource')
          .filter(({ name }) => names.includes(name))
          .map((e) => e.startTime),
      [STATS, TAG_MANAGER],
    );
    expect(Math.min(...starts)).toBeGreaterThanOrEqual(loaded);
  });

  test('tolerates scripts that fail to load', async ({ doc, page, popup }) => {
    await page.route(/baidu|googletagmanager/, (route) => route.abort());
    await doc.open('tabs');
    await popup.open('订阅');
    await expect(popup.root).toBeVisible();
  });
});
