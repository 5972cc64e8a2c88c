import type { Page } from '@playwright/test';

export interface Connection {
  effectiveType: string;
  saveData: boolean;
}

/** Fakes the connection that a page sees; on a slow or metered one it prefetches nothing. */
export async function connectBy(page: Page, connection: Connection): Promise<void> {
  await page.addInitScript((value) => {
    const target = Object.assign(new EventTarget(), value);
    Object.defineProperty(navigator, 'connection', { value: target, configurable: true });
  }, connection);
}
