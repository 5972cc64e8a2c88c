import type { Page } from '@playwright/test';

/** Adds a link to the article and clicks it. */
export async function followLink(page: Page, href: string): Promise<void> {
  await page.evaluate((to) => {
    const link = document.createElement('a');
    link.href = to;
    link.textContent = 'test link';
    document.querySelector('main')?.prepend(link);
  }, href);
  await page.getByRole('link', { name: 'test link' }).click();
}
