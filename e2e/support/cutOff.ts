import type { Locator } from '@playwright/test';

/** Links, buttons and fields beyond the right edge of the viewport, and boxes that scroll horizontally. */
export const cutOffAtRight = (box: Locator): Promise<string[]> =>
  box.evaluate((root) => {
    const width = document.documentElement.clientWidth;
    const beyond = [...root.querySelectorAll('a, button, input')].filter(
      (part) => part.getBoundingClientRect().right > width,
    );
    const scrolling = [document.documentElement, root, ...root.querySelectorAll('*')].filter(
      (part) => part.scrollWidth > part.clientWidth && /auto|scroll/.test(getComputedStyle(part).overflowX),
    );
    const isWide = document.documentElement.scrollWidth > width ? [document.documentElement] : [];
    return [...beyond, ...scrolling, ...isWide].map((part) => part.outerHTML.slice(0, 100));
  });
