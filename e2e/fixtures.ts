import { test as base } from '@playwright/test';
import { DocPage } from './pages/DocPage';
import type { Language } from './support/names';

interface Options {
  /** Language of the pages that `doc` opens. */
  language: Language;
  /** Errors of the page that the test provokes. */
  allowedErrors: RegExp[];
}

interface Fixtures {
  doc: DocPage;
  /** Fails the test when the page throws, or does what the content policy forbids. */
  soundPage: void;
}

const POLICY = /Content Security Policy|Content-Security-Policy/;

export const test = base.extend<Options & Fixtures>({
  language: ['en', { option: true }],
  allowedErrors: [[], { option: true }],
  doc: async ({ page, language }, use) => {
    await use(new DocPage(page, language));
  },
  soundPage: [
    async ({ page, allowedErrors }, use) => {
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
