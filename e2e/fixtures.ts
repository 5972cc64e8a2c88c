import { test as base } from '@playwright/test';
import { DocPage } from './pages/DocPage';
import { breakStorage } from './support/brokenStorage';
import type { Language } from './support/names';
import { watchRequests } from './support/untilQuiet';
import { waitForInterception } from './support/waitForInterception';

export interface Options {
  /** Language of the pages that `doc` opens. */
  language: Language;
  /** Page errors that the test expects. */
  allowedErrors: RegExp[];
  /** Whether browser storage throws on every page. */
  storageThrows: boolean;
}

interface Fixtures {
  doc: DocPage;
  /** Fails the test if the page throws or violates the CSP. */
  soundPage: void;
  /** Breaks browser storage if `storageThrows` is set. */
  storage: void;
}

/** Tag of tests that cover storage itself. */
export const STORAGE = '@storage';

const POLICY = /Content Security Policy|Content-Security-Policy|requires '?Trusted/;

export const test = base.extend<Options & Fixtures>({
  language: ['en', { option: true }],
  allowedErrors: [[], { option: true }],
  storageThrows: [false, { option: true }],
  page: async ({ page }, use) => {
    waitForInterception(page);
    await use(page);
  },
  doc: async ({ page, language }, use) => {
    await use(new DocPage(page, language));
  },
  storage: [
    async ({ context, storageThrows }, use, testInfo) => {
      if (storageThrows) {
        testInfo.skip(testInfo.tags.includes(STORAGE), 'tests what the storage keeps');
        await breakStorage(context, 'getters that throw');
      }
      await use();
    },
    { auto: true },
  ],
  soundPage: [
    async ({ page, allowedErrors }, use) => {
      watchRequests(page);
      const errors: string[] = [];
      page.on('pageerror', (error) => errors.push(error.stack ?? error.message));
      page.on('console', (message) => {
        if (message.type() === 'error' && POLICY.test(message.text())) errors.push(message.text());
      });
      await use();
      base
        .expect(errors.filter((error) => !allowedErrors.some((allowed) => allowed.test(error))))
        .toEqual([]);
    },
    { auto: true },
  ],
});

export { expect } from '@playwright/test';
