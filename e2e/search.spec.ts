import { LANGUAGES, type Language } from './support/names';
import { weighCode } from './support/weights';
import { hold } from './support/hold';
import { expect, SCRIPTS, test } from './support/searchTest';
import { untilQuiet } from './support/untilQuiet';

const KIB = 1024;
const DOC = 'intro';

/** A query of each language, its target, and the same query typed with an IME. */
const QUERIES: Record<Language, { query: string; address: string; letter: string }> = {
  en: { query: 'element template', address: '/en/advanced/element-template', letter: 'h' },
  'zh-Hans': { query: '元素模板', address: '/advanced/element-template', letter: 'd' },
};

for (const language of LANGUAGES) {
  const { query, address, letter } = QUERIES[language];

  test.describe(`search in ${language}`, () => {
    test.use({ language });

    test('opens with the button, finds pages, and Enter opens one', async ({ doc, search, page }) => {
      await doc.open(DOC);
      await search.open();
      await expect(search.field).toBeFocused();
      await page.keyboard.type(query);
      await search.results();
      await expect(search.status).toHaveText(search.names.count);
      await expect(search.combobox).toHaveAttribute('aria-expanded', 'true');
      await expect(search.chosen).toHaveAttribute('href', new RegExp(`^${address}(#|$)`));
      await page.keyboard.press('Enter');
      await expect(search.root).toHaveCount(0);
      await expect.poll(() => doc.address()).toMatch(new RegExp(`^${address}(#|$)`));
      await search.open();
      await expect(search.field).toHaveValue('');
    });

    test('opens with shortcuts, and a letter typed on the button counts once', async ({
      doc,
      search,
      page,
    }) => {
      await doc.open(DOC);
      for (const key of ['Control+k', 'Meta+K', 'Control+K']) {
        await page.keyboard.press(key);
        await expect(search.field, key).toBeFocused();
        await page.keyboard.press(key);
        await expect(search.root, key).toHaveCount(0);
      }
      await page.keyboard.press('/');
      await expect(search.field).toBeFocused();
      await expect(search.field).toHaveValue('');
      await page.keyboard.press('/');
      await expect(search.field).toHaveValue('/');
      await page.keyboard.press('Escape');
      await expect(search.button).toBeFocused();
      await page.keyboard.press(letter);
      await expect(search.field).toHaveValue(letter);
      // Without a key of its own, a letter is inserted into the focused field.
      await expect(search.field).toBeFocused();
      await page.keyboard.type('é1');
      await expect(search.field).toHaveValue(`${letter}é1`);
    });

    test('loses no key while loading', async ({ doc, search, page }) => {
      await doc.open(DOC);
      const release = await hold(page, SCRIPTS);
      await page.keyboard.press('Control+k');
      await page.keyboard.type('alramX');
      await page.keyboard.press('Backspace');
      await expect(search.button).toHaveAttribute('aria-busy', 'true');
      await release();
      // No wait: these keys arrive while the dialog renders.
      for (const key of 'rule') await page.keyboard.type(key);
      await expect(search.field).toHaveValue('alramrule');
      await expect(search.field).toBeFocused();
      await page.keyboard.type('s');
      await expect(search.field).toHaveValue('alramrules');
    });
  });
}

test('loads at most 48 KiB of code before the first results', async ({ doc, page, search }) => {
  await doc.open(DOC);
  await untilQuiet(page);
  const weight = weighCode(page, 'public');
  await search.find('gauge');
  expect(weight()).toBeGreaterThan(10 * KIB);
  expect(weight()).toBeLessThanOrEqual(48 * KIB);
});

test('a port number opens at its line, highlighted until the next page', async ({ doc, page, search }) => {
  /** Highlighted text, and whether it is in view. */
  const marked = () =>
    page.evaluate(() =>
      [...(CSS.highlights.get('search-found') ?? [])].map((found) => {
        const range = found as Range;
        const { top, bottom } = range.getBoundingClientRect();
        return `${range.toString()} ${top >= 0 && bottom <= window.innerHeight ? 'in view' : 'out of view'}`;
      }),
    );
  await doc.open(DOC);
  await search.find('6042');
  await page.keyboard.press('Enter');
  await expect.poll(marked).toContain('6042 in view');
  // By key, as the bar with the button moves while the page scrolls.
  await page.keyboard.press('/');
  await search.field.fill('gauge');
  await search.results();
  await page.keyboard.press('Enter');
  await expect.poll(async () => (await marked()).filter((text) => text.startsWith('6042'))).toEqual([]);
});
