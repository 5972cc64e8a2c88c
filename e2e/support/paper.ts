import type { Page } from '@playwright/test';

/** Elements around the article that are printed. */
export const visibleChrome = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [
      ...document.querySelectorAll(
        'header, nav, footer, aside, dialog, button, #idmp-sidebar, a[href="#idmp-main"]',
      ),
    ]
      .filter((element) => element.checkVisibility() && element.getBoundingClientRect().height > 0)
      .map((element) => element.outerHTML.slice(0, 80)),
  );

/** Article elements that clip their content or overflow the paper. */
export const cutElements = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('article, article *')]
      .filter((element) => element.checkVisibility())
      .filter(
        (element) =>
          (getComputedStyle(element).overflowX !== 'visible' &&
            element.scrollWidth > element.clientWidth + 1) ||
          element.getBoundingClientRect().right > innerWidth + 1,
      )
      .map(
        (element) => `${element.outerHTML.slice(0, 80)}: ${element.scrollWidth} of ${element.clientWidth}`,
      ),
  );

/** Hidden texts of the article, except heading anchors, controls and status messages. */
export const hiddenTexts = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const article = document.querySelector('article');
    if (!article) return ['no article'];
    const walker = document.createTreeWalker(article, NodeFilter.SHOW_TEXT);
    const hidden: string[] = [];
    while (walker.nextNode()) {
      const { textContent, parentElement } = walker.currentNode;
      const words = textContent?.trim() ?? '';
      if (
        !words ||
        !parentElement ||
        parentElement.closest('.anchor, [role=tablist], [role=status], button, fieldset, nav')
      )
        continue;
      const range = document.createRange();
      range.selectNodeContents(walker.currentNode);
      if (!parentElement.checkVisibility() || range.getBoundingClientRect().width === 0)
        hidden.push(words.slice(0, 80));
    }
    return hidden;
  });
