import { startStaticServer } from '@idmp/hosts';
import { test as base } from '../fixtures';
import { buildSite } from './buildSite';

const MS_IN_MINUTE = 60_000;

/** A small site whose pages contain every interactive article element. */
export const test = base.extend<object, { partsUrl: string }>({
  partsUrl: [
    async ({}, use) => {
      const root = await buildSite({ content: 'e2e/parts' });
      const server = await startStaticServer({ dir: root });
      await use(server.origin);
      await server.close();
    },
    { scope: 'worker', timeout: 5 * MS_IN_MINUTE },
  ],
  baseURL: async ({ partsUrl }, use) => {
    await use(partsUrl);
  },
});

export { expect } from '@playwright/test';
