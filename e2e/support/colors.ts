import type { Locator, Page } from '@playwright/test';

const BRIGHTEST = 255;

/** Colour behind an element: its own background, or that of the nearest ancestor that has one. */
export function backgroundOf(locator: Locator): Promise<string> {
  return locator.evaluate((element) => {
    for (let at: Element | null = element; at; at = at.parentElement) {
      const { backgroundColor } = getComputedStyle(at);
      if (!/^rgba\(.*, 0\)$|^transparent$/.test(backgroundColor)) return backgroundColor;
    }
    return 'rgb(255, 255, 255)';
  });
}

/** How bright a colour is, from 0 to 1. */
export function brightness(color: string): number {
  const [red = 0, green = 0, blue = 0] = (color.match(/[\d.]+/g) ?? []).map(Number);
  return (red + green + blue) / (3 * BRIGHTEST);
}

/** How bright the ground of the page is, from 0 to 1. */
export async function pageBrightness(page: Page): Promise<number> {
  return brightness(await backgroundOf(page.locator('body')));
}
