import { expect, test } from './fixtures';
import { LANGUAGES, NAMES } from './support/names';

const DOC = 'basic/data-model';

for (const language of LANGUAGES) {
  const other = language === 'en' ? 'zh-Hans' : 'en';

  test.describe(`language switch in ${language}`, () => {
    test.use({ language });

    test('lists the languages by their native names and marks the current one', async ({ doc }) => {
      await doc.open(DOC);
      await doc.navbar.languageButton.click();
      await expect(doc.navbar.languageLink('en')).toBeVisible();
      await expect(doc.navbar.languageLink('zh-Hans')).toBeVisible();
      await expect(doc.navbar.languageLink(language)).toHaveAttribute('aria-current', /true|page/);
      await expect(doc.navbar.languageLink(other)).toHaveAttribute('lang', other);
    });

    test('links to the same document, keeping query and hash', async ({ doc, page }) => {
      await page.goto(`${doc.addressOf(DOC)}?from=test&x=1#element-tree`);
      await doc.ready();
      await doc.navbar.switchTo(other);
      const wanted = `${other === 'en' ? '/en' : ''}/${DOC}?from=test&x=1#element-tree`;
      await expect.poll(() => doc.address()).toBe(wanted);
      await expect(page.locator('html')).toHaveAttribute('lang', other);
      await expect(page.getByRole('navigation', { name: NAMES[other].navbar, exact: true })).toBeVisible();
      await expect(page.getByRole('navigation', { name: NAMES[other].sidebar, exact: true })).toBeVisible();
      await expect(page.locator('#element-tree')).toBeInViewport();
    });

    test('follows navigation and hash changes', async ({ doc }) => {
      await doc.open('intro');
      await doc.sidebar.linkTo(doc.addressOf('concepts')).click();
      await doc.arriveAt(doc.addressOf('concepts'));
      const section = doc.toc.first().getByRole('link').first();
      const hash = (await section.getAttribute('href')) ?? '';
      await section.click();
      await expect.poll(() => new URL(doc.page.url()).hash).toBe(hash);
      await doc.navbar.languageButton.click();
      const prefix = other === 'en' ? '/en' : '';
      await expect(doc.navbar.languageLink(other)).toHaveAttribute('href', `${prefix}/concepts${hash}`);
    });

    test('works from the not-found page', async ({ doc, page }) => {
      await doc.goto('no-such-page');
      await doc.ready();
      await doc.navbar.switchTo(other);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(NAMES[other].notFound);
      await expect(page.locator('html')).toHaveAttribute('lang', other);
    });
  });
}
