import { test as base } from '@playwright/test';
import { startDocsApi, type DocsApi } from '../standins/docsApi';
import { startEngine, type Engine } from './support/engines';
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
  site: TestSite;
}

interface Fixtures {
  /** A reader of the site; a test fails if one of its pages throws or violates the policy. */
  reader: Reader;
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
  site: [
    async ({ api, isOld }, use) => {
      const site = await startTestSite(api.url, isOld);
      await use(site);
      await site.close();
    },
    { scope: 'worker' },
  ],
  reader: async ({ running, site }, use) => {
    const tab = await running.newTab();
    site.takeErrors();
    try {
      await tab.resize(1280, 800);
      await use(createReader(tab, site.url));
      base.expect(site.takeErrors()).toEqual([]);
    } finally {
      await tab.close();
    }
  },
});

export { expect } from '@playwright/test';
