import type { Locator, Page } from '@playwright/test';

const BRIGHTEST = 255;

/** Background color of an element, or of its nearest ancestor that has one. */
export function backgroundOf(locator: Locator): Promise<string> {
  return locator.evaluate((element) => {
    for (let at: Element | null = element; at; at = at.parentElement) {
      const { backgroundColor } = getComputedStyle(at);
      if (!/^rgba\(.*, 0\)$|^transparent$/.test(backgroundColor)) return backgroundColor;
    }
    return 'rgb(255, 255, 255)';
  });
}

/** Brightness of a color, from 0 to 1. */
export function brightness(color: string): number {
  const [red = 0, green = 0, blue = 0] = (color.match(/[\d.]+/g) ?? []).map(Number);
  return (red + green + blue) / (3 * BRIGHTEST);
}

/** Brightness of the page background, from 0 to 1. */
export async function pageBrightness(page: Page): Promise<number> {
  return brightness(await backgroundOf(page.locator('body')));
}
