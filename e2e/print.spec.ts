import { spawnSync } from 'node:child_process';
import { expect, test } from './fixtures';
import { matrixUnless } from './support/matrix';
import { LANGUAGES } from './support/names';
import { cutElements, hiddenTexts, visibleChrome } from './support/paper';

/** Pages with tables, figures, long commands, admonitions and tabs. */
const PAGES = [
  'basic/data-model',
  'get-started/get-started-docker',
  'operation/installation/docker-guide',
  'operation/csv-import',
  'release-history',
];
const hasPdfReader = spawnSync('pdftotext', ['-v']).status === 0;
/** Normalizes line breaks and letter forms. */
const bare = (text: string): string => text.normalize('NFKC').replace(/[\s\u00ad\u200b]+/g, '');
/** A4 in CSS pixels, minus the page margins. */
const PAPER = { width: 680, height: 980 };

for (const [languageIndex, language] of LANGUAGES.entries()) {
  test.describe(`print in ${language}`, () => {
    test.use({ language, colorScheme: 'dark' });

    test.beforeEach(async ({ page }) => {
      await page.addInitScript(() => localStorage.setItem('theme', 'dark'));
    });

    for (const [index, slug] of PAGES.entries()) {
      const details = matrixUnless((index + languageIndex) % 2 === 0);
      test(`shows ${slug} in light mode, complete and without navigation`, details, async ({ doc, page }) => {
        await doc.open(slug);
        await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
        await page.setViewportSize(PAPER);
        // Styled by the sheet that loads last.
        await expect(page.locator('link[rel=canonical]')).toBeVisible();
        await expect(page.locator('html')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
        await expect(page.locator('html')).toHaveCSS('color', 'rgb(22, 29, 43)');
        expect(await visibleChrome(page)).toEqual([]);
        expect(await cutElements(page)).toEqual([]);
        expect(await hiddenTexts(page)).toEqual([]);
        for (const picture of await page.locator('.only-dark').all()) await expect(picture).toBeHidden();
      });
    }

    for (const [index, slug] of PAGES.entries()) {
      const details = matrixUnless((index + languageIndex) % 2 === 0);
      test(`contains every word of ${slug} in the PDF, with URL and date`, details, async ({ doc, page }) => {
        test.skip(!hasPdfReader, 'needs pdftotext');
        await doc.open(slug);
        await page.emulateMedia({ media: 'print' });
        await expect(page.locator('link[rel=canonical]')).toBeVisible();
        const pieces = await page.evaluate(() => {
          const article = document.querySelector('article');
          const day = document.querySelector('main time')?.textContent ?? '';
          const address = document.querySelector<HTMLLinkElement>('link[rel=canonical]')?.href ?? '';
          if (!article) return [];
          const walker = document.createTreeWalker(article, NodeFilter.SHOW_TEXT);
          const texts = [day, address];
          while (walker.nextNode()) {
            const { textContent, parentElement } = walker.currentNode;
            if (!parentElement?.closest('[role=tablist], [role=status], .anchor, fieldset, nav'))
              texts.push(...(textContent ?? '').split(/\s+/));
          }
          return texts;
        });
        const pdf = await page.pdf({ format: 'A4' });
        const { stdout } = spawnSync('pdftotext', ['-raw', '-', '-'], { input: pdf, encoding: 'utf8' });
        const printed = bare(stdout);
        expect(pieces.length).toBeGreaterThan(200);
        expect(pieces.filter((piece) => !printed.includes(bare(piece)))).toEqual([]);
      });
    }

    test('does not break rows, figures and admonitions across pages', async ({ doc, page }) => {
      await doc.open('basic/data-model');
      await page.emulateMedia({ media: 'print' });
      for (const part of ['.prose tbody tr', '.prose img', '.admonition'])
        await expect(page.locator(part).first()).toHaveCSS('break-inside', 'avoid');
      expect((await page.pdf({ format: 'A4' })).length).toBeGreaterThan(10_000);
    });
  });
}
