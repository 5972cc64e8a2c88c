import type { Page } from '@playwright/test';
import { expect, test } from '../support/searchTest';

const DOC = 'basic/data-model';
const OTHER = 'basic/layout';

/** Puts every text, and each that appears, into elements of its own, as the translators of browsers do. */
async function translate(page: Page): Promise<void> {
  await page.evaluate(() => {
    const isText = (parent: Element | null): boolean =>
      parent !== null && !parent.closest('script, style, noscript, textarea, font');
    const wrap = (): void => {
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      const texts: Text[] = [];
      while (walker.nextNode()) texts.push(walker.currentNode as Text);
      for (const text of texts) {
        if (text.data.trim() === '' || !isText(text.parentElement)) continue;
        const [outer, inner] = [document.createElement('font'), document.createElement('font')];
        inner.append(`«${text.data}»`);
        outer.append(inner);
        text.replaceWith(outer);
      }
    };
    wrap();
    new MutationObserver(wrap).observe(document.body, {
      childList: true,
      subtree: true,
      characterData: true,
    });
  });
}

test('a page that the browser translates still searches, navigates and goes back', async ({
  doc,
  page,
  search,
}) => {
  await doc.open(DOC);
  await translate(page);
  await expect(doc.heading).toContainText('«Data Model');
  await search.find('event');
  const first = await search.options.first().innerText();
  await search.field.fill('alert rule');
  await search.results();
  await expect(search.options.first()).not.toHaveText(first);
  await page.keyboard.press('Enter');
  await expect(search.root).toBeHidden();
  await expect.poll(() => doc.address()).not.toBe(doc.addressOf(DOC));

  await page.goBack();
  await doc.arriveAt(doc.addressOf(DOC));
  await expect(doc.heading).toContainText('Data Model');
  await doc.sidebar.linkTo(doc.addressOf(OTHER)).click();
  await doc.arriveAt(doc.addressOf(OTHER));
  await expect(doc.heading).toContainText('User Interface');
});
