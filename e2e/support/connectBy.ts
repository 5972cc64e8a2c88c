import type { Page } from '@playwright/test';

export interface Connection {
  effectiveType: string;
  saveData: boolean;
}

/** Mocks the connection type; on slow or metered ones, nothing is prefetched. */
export async function connectBy(page: Page, connection: Connection): Promise<void> {
  await page.addInitScript((value) => {
    const target = Object.assign(new EventTarget(), value);
    Object.defineProperty(navigator, 'connection', { value: target, configurable: true });
  }, connection);
}
