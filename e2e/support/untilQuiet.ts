import { expect, type Page, type Request } from '@playwright/test';

/** Longer than the early script's delay between the load event and starting the app. */
const START_MS = 300;
/** A hidden or busy page may never be idle. */
const IDLE_MAX_MS = 2_000;
const LIMIT_MS = 60_000;

const pending = new WeakMap<Page, Set<Request>>();

/** Tracks pending requests of a page from now on. */
export function watchRequests(page: Page): void {
  const requests = new Set<Request>();
  pending.set(page, requests);
  page.on('request', (request) => requests.add(request));
  for (const event of ['requestfinished', 'requestfailed'] as const)
    page.on(event as 'requestfinished', (request) => requests.delete(request));
  // Requests of an unloaded document are not always reported as failed.
  page.on('domcontentloaded', () => {
    for (const request of requests) if (request.isNavigationRequest()) requests.delete(request);
  });
}

/** Waits until the app could start, all requests have settled, and the main thread is idle. */
export async function untilQuiet(page: Page): Promise<void> {
  const addresses = async (): Promise<string[]> => {
    await page.waitForLoadState('load');
    await page
      .evaluate(
        ({ startMs, timeout }) =>
          new Promise<void>((resolve) => {
            const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
            const rest = (navigation?.loadEventEnd ?? 0) + startMs - performance.now();
            setTimeout(() => requestIdleCallback(() => resolve(), { timeout }), rest);
          }),
        { startMs: START_MS, timeout: IDLE_MAX_MS },
      )
      // The page has navigated to another document.
      .catch(() => undefined);
    return [...(pending.get(page) ?? [])].map((request) => request.url());
  };
  await expect.poll(addresses, { intervals: [20, 50, 100], timeout: LIMIT_MS }).toEqual([]);
}
