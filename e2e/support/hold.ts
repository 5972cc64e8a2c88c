import { expect, type Page, type Route } from '@playwright/test';

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

/** Holds the script whose code contains a text; returns a function that waits until it was requested, and releases it. */
export async function holdScript(page: Page, text: string): Promise<() => Promise<void>> {
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  let held = 0;
  await page.route('**/*.js', async (route) => {
    const response = await route.fetch();
    if ((await response.text()).includes(text)) {
      held += 1;
      await released;
    }
    await route.fulfill({ response });
  });
  return async () => {
    await expect.poll(() => held, `scripts with ${text}`).toBe(1);
    release();
  };
}
