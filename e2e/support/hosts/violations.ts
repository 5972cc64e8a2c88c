import type { Browser, Page } from '@playwright/test';
import { mapLimited } from '@idmp/files';

const TABS = 4;
const APP_READY_MAX_MS = 15_000;

interface WatchedWindow extends Window {
  __violations?: string[];
}

/** Records policy violations in the page. */
export async function watchViolations(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const watched = window as WatchedWindow;
    watched.__violations = [];
    addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sample }) => {
      watched.__violations?.push([effectiveDirective, blockedURI, sample].filter(Boolean).join(' '));
    });
  });
}

/** Policy violations of a page so far. */
export function notedViolations(page: Page): Promise<string[]> {
  return page.evaluate(() => (window as WatchedWindow).__violations ?? []);
}

/** Opens each address, waits for the app, and returns policy violations and page errors. */
export async function violationsOf(
  browser: Browser,
  url: string,
  addresses: readonly string[],
): Promise<string[]> {
  const found = await mapLimited(addresses, TABS, async (address) => {
    const page = await browser.newPage();
    const faults: string[] = [];
    page.on('pageerror', (error) => faults.push(error.message));
    await watchViolations(page);
    await page.goto(url + address);
    await page.locator('html[data-app=ready]').waitFor({ state: 'attached', timeout: APP_READY_MAX_MS });
    faults.push(...(await notedViolations(page)));
    await page.close();
    return faults.map((fault) => `${address}: ${fault}`);
  });
  return found.flat();
}
