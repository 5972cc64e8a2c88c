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

/**
 * Whether the site handles the next click itself; otherwise it is the browser's, which does nothing here: the start of
 * its new tab sometimes takes 90 s.
 */
export const takesClick = (page: Page): Promise<boolean> =>
  page.evaluate(
    () =>
      new Promise((resolve) =>
        // On the window, after the listeners of the site.
        addEventListener(
          'click',
          (event) => {
            resolve(event.defaultPrevented);
            event.preventDefault();
          },
          { once: true },
        ),
      ),
  );
