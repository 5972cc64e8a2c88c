import { test as base } from '../fixtures';
import { ContactPopup } from '../pages/ContactPopup';
import { DocPage } from '../pages/DocPage';
import { startDocsApi, type DocsApi } from '../standins/docsApi';

interface ContactFixtures {
  /** Fake of the vendor's API in front of the site; `doc` and `popup` go through it. */
  api: DocsApi;
  popup: ContactPopup;
  /** Console warnings and infos of the page. */
  log: string[];
}

/** Chinese pages with the reference back end. */
export const test = base.extend<ContactFixtures>({
  language: 'zh-Hans',
  api: async ({ baseURL }, use) => {
    const api = await startDocsApi(baseURL ?? '');
    await use(api);
    await api.close();
  },
  doc: async ({ page, language, api }, use) => {
    await use(new DocPage(page, language, api.url));
  },
  popup: async ({ page }, use) => {
    await use(new ContactPopup(page));
  },
  log: async ({ page }, use) => {
    const log: string[] = [];
    page.on('console', (message) => {
      if (['warning', 'info'].includes(message.type())) log.push(message.text());
    });
    await use(log);
  },
});

export { expect } from '@playwright/test';
