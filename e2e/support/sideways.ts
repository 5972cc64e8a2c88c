import type { Page } from '@playwright/test';

const SHOWN_PARTS = 5;
const SHOWN_CHARACTERS = 80;

/** Elements that make the document scroll horizontally; empty if it doesn't. */
export function sidewaysParts(page: Page): Promise<string[]> {
  return page.evaluate(
    ([parts, characters]) => {
      const { scrollWidth, clientWidth } = document.documentElement;
      if (scrollWidth <= clientWidth) return [];
      const beyond = [...document.body.querySelectorAll('*')]
        .filter((part) => part.getBoundingClientRect().right > clientWidth)
        .map((part) => part.outerHTML.slice(0, characters));
      return [`${scrollWidth} of ${clientWidth} pixels`, ...beyond.slice(0, parts)];
    },
    [SHOWN_PARTS, SHOWN_CHARACTERS] as const,
  );
}
