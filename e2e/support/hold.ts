import type { Page, Route } from '@playwright/test';

/** Let requests wait. @returns what lets them go on */
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
