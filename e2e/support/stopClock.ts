import type { Page } from '@playwright/test';

const MS_IN_SECOND = 1_000;

/** Freezes the page's clock; only the test advances it. */
export async function stopClock(page: Page): Promise<void> {
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + MS_IN_SECOND);
}
