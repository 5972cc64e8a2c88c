import type { Page } from '@playwright/test';

/** Default font sizes of browsers: proportional and monospace. */
const STANDARD_PX = 16;
const FIXED_PX = 13;

/** Enlarges text like the browser's font size setting; lengths in pixels are unaffected. */
export async function enlargeText(page: Page, times: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Page.setFontSizes', {
    fontSizes: { standard: Math.round(STANDARD_PX * times), fixed: Math.round(FIXED_PX * times) },
  });
}

/** Visible elements that clip their content without a way to scroll to it. */
export function clippedParts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const hides = /hidden|clip/;
    return [...document.body.querySelectorAll('*')]
      .filter((part) => !part.matches('.visually-hidden, #gatsby-announcer'))
      .filter((part) => part.checkVisibility({ visibilityProperty: true }))
      .filter((part) => {
        const { overflowX, overflowY } = getComputedStyle(part);
        return (
          (hides.test(overflowX) && part.clientWidth > 0 && part.scrollWidth > part.clientWidth + 1) ||
          (hides.test(overflowY) && part.clientHeight > 0 && part.scrollHeight > part.clientHeight + 1)
        );
      })
      .map((part) => part.outerHTML.slice(0, 120));
  });
}
