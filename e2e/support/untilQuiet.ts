import { expect, type Page, type Request } from '@playwright/test';

/** Longer than the early script waits after the load event before it starts the app. */
const START_MS = 300;
const LIMIT_MS = 15_000;

const pending = new WeakMap<Page, Set<Request>>();

/** Notes the unanswered requests of a page from now on. */
export function watchRequests(page: Page): void {
  const requests = new Set<Request>();
  pending.set(page, requests);
  page.on('request', (request) => requests.add(request));
  for (const event of ['requestfinished', 'requestfailed'] as const)
    page.on(event as 'requestfinished', (request) => requests.delete(request));
  // Requests of a document that was left are not always reported as failed.
  page.on('domcontentloaded', () => {
    for (const request of requests) if (request.isNavigationRequest()) requests.delete(request);
  });
}

/** Waits until the app had its chance to start, every request is answered, and the main thread is idle. */
export async function untilQuiet(page: Page): Promise<void> {
  const addresses = async (): Promise<string[]> => {
    await page.waitForLoadState('load');
    await page
      .evaluate(
        (startMs) =>
          new Promise<void>((resolve) => {
            const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
            const rest = (navigation?.loadEventEnd ?? 0) + startMs - performance.now();
            setTimeout(() => requestIdleCallback(() => resolve()), rest);
          }),
        START_MS,
      )
      // The page went on to another document.
      .catch(() => undefined);
    return [...(pending.get(page) ?? [])].map((request) => request.url());
  };
  await expect.poll(addresses, { intervals: [20, 50, 100], timeout: LIMIT_MS }).toEqual([]);
}
