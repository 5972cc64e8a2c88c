import type { Page } from '@playwright/test';

const MS_IN_SECOND = 1_000;

/** From here on time passes in the page only when the test advances it. */
export async function stopClock(page: Page): Promise<void> {
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + MS_IN_SECOND);
}
