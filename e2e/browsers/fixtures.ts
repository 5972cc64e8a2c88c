import { test as base } from '@playwright/test';
import { startDocsApi, type DocsApi } from '../standins/docsApi';
import { startEngine, type Engine } from './support/engines';
import type { Condition } from './support/pageScripts';
import { createReader, type Reader } from './support/reader';
import type { Browser } from './support/tab';
import { startTestSite, type TestSite } from './support/testSite';

export interface Options {
  engine: Engine;
  /** Whether the newest APIs are deleted. */
  isOld: boolean;
}

interface WorkerFixtures extends Options {
  running: Browser;
  api: DocsApi;
  sites: Record<'plain' | 'storage blocked', TestSite>;
}

interface Fixtures {
  /** A reader of the site; a test fails if one of its pages throws or violates the policy. */
  reader: Reader;
  /** A reader whose browser refuses storage. */
  blockedReader: Reader;
}

export const test = base.extend<Fixtures, WorkerFixtures>({
  engine: ['chromium', { option: true, scope: 'worker' }],
  isOld: [false, { option: true, scope: 'worker' }],
  running: [
    async ({ engine }, use) => {
      const browser = await startEngine(engine);
      await use(browser);
      await browser.close();
    },
    { scope: 'worker', timeout: 90_000 },
  ],
  api: [
    async ({}, use) => {
      const api = await startDocsApi(process.env['E2E_BASE_URL'] ?? '');
      await use(api);
      await api.close();
    },
    { scope: 'worker' },
  ],
  sites: [
    async ({ api, isOld }, use) => {
      const always: Condition[] = isOld ? ['old browser'] : [];
      const plain = await startTestSite(api.url, always);
      const blocked = await startTestSite(api.url, [...always, 'storage blocked']);
      await use({ plain, 'storage blocked': blocked });
      await Promise.all([plain.close(), blocked.close()]);
    },
    { scope: 'worker' },
  ],
  reader: async ({ running, sites }, use) => {
    await useReader(running, sites.plain, use);
  },
  blockedReader: async ({ running, sites }, use) => {
    await useReader(running, sites['storage blocked'], use);
  },
});

async function useReader(
  browser: Browser,
  site: TestSite,
  use: (reader: Reader) => Promise<void>,
): Promise<void> {
  const tab = await browser.newTab();
  site.takeErrors();
  try {
    await tab.resize(1280, 800);
    await use(createReader(tab, site.url));
    base.expect(site.takeErrors()).toEqual([]);
  } finally {
    await tab.close();
  }
}

export { expect } from '@playwright/test';
