import type { Page, Route } from '@playwright/test';

/** Holds matching requests; returns a function that releases them. */
export async function hold(page: Page, files: string | RegExp): Promise<() => Promise<void>> {
  let isHeld = true;
  const held: Route[] = [];
  await page.route(files, async (route) => {
    if (isHeld) held.push(route);
    else await route.continue();
  });
  return async () => {
    isHeld = false;
    await Promise.all(held.splice(0).map((route) => route.continue()));
  };
}
