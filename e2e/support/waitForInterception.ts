import { expect, type Page } from '@playwright/test';

const PROBE = '?intercepted';

/**
 * Makes `page.route` wait until the open page is intercepted: Chromium applies the first route to an open page later
 * than it confirms it, so on a busy machine some requests would still pass.
 */
export function waitForInterception(page: Page): void {
  const route = page.route.bind(page);
  let isSure = false;
  page.route = async (...args) => {
    const result = await route(...args);
    if (!isSure && page.url() !== 'about:blank') await untilIntercepting(page, route);
    isSure = true;
    return result;
  };
}

async function untilIntercepting(page: Page, route: Page['route']): Promise<void> {
  let isIntercepted = false;
  await route(`**/*${PROBE.replace('?', '\\?')}`, async (request) => {
    isIntercepted = true;
    await request.fulfill();
  });
  await expect(async () => {
    await page.evaluate((probe) => fetch(probe), PROBE);
    expect(isIntercepted).toBe(true);
  }).toPass();
}
