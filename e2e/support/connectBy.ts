import type { Page } from '@playwright/test';

export interface Connection {
  effectiveType: string;
  saveData: boolean;
}

/** Let a page believe that it is on a connection of this kind; on a sparing one it fetches nothing ahead. */
export async function connectBy(page: Page, connection: Connection): Promise<void> {
  await page.addInitScript((value) => {
    const target = Object.assign(new EventTarget(), value);
    Object.defineProperty(navigator, 'connection', { value: target, configurable: true });
  }, connection);
}
