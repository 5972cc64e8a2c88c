import { expect, test } from './support/searchTest';
import { takesClick } from './support/testLink';

const DOC = 'intro';
const QUERY = 'element';

test.describe('keys', () => {
  test.beforeEach(async ({ doc, search }) => {
    await doc.open(DOC);
    await search.find(QUERY);
  });

  test('arrow keys wrap around all groups, and the field references the active option', async ({
    page,
    search,
  }) => {
    const ids = await search.options.evaluateAll((options) => options.map(({ id }) => id));
    expect(ids.length).toBeGreaterThan(5);
    expect(await search.chosenId()).toBe(ids[0]);
    const seen: (string | null)[] = [];
    for (const id of [...ids.slice(1), ids[0]]) {
      await page.keyboard.press('ArrowDown');
      await expect(search.chosen).toHaveAttribute('id', id ?? '');
      seen.push(await search.chosenId());
      await expect(search.chosen).toBeInViewport();
    }
    expect(seen).toEqual([...ids.slice(1), ids[0]]);
    await page.keyboard.press('ArrowUp');
    await expect(search.chosen).toHaveAttribute('id', ids.at(-1) ?? '');
    await expect(search.chosen).toBeInViewport();
    await expect(search.field).toBeFocused();
  });

  test('Tab closes the list and stays in the dialog, in both directions', async ({ page, search }) => {
    await page.keyboard.press('Tab');
    await expect(search.combobox).toHaveAttribute('aria-expanded', 'false');
    expect(await search.chosenId()).toBeNull();
    await expect(search.root.getByRole('button', { name: search.names.clear })).toBeFocused();
    for (const key of ['Tab', 'Tab', 'Tab', 'Tab', 'Shift+Tab', 'Shift+Tab', 'Shift+Tab', 'Shift+Tab']) {
      await page.keyboard.press(key);
      expect(await search.root.evaluate((root) => root.contains(document.activeElement))).toBe(true);
    }
    await search.field.focus();
    await expect(search.combobox).toHaveAttribute('aria-expanded', 'true');
  });

  test('Escape closes the search, restores focus and forgets the query', async ({ doc, page, search }) => {
    await page.keyboard.press('Escape');
    await expect(search.root).toHaveCount(0);
    await expect(search.button).toBeFocused();
    expect(doc.address()).toBe('/en/intro');
    await page.keyboard.press('Control+k');
    await expect(search.field).toHaveValue('');
    await expect(search.root.getByText(search.names.noRecent)).toBeVisible();
  });

  test('presses leave the focus in the field, and the clear button empties it', async ({ search }) => {
    for (const part of [search.root.getByRole('group').nth(1), search.root.getByText('to close')]) {
      await part.click({ position: { x: 2, y: 2 } });
      await expect(search.field).toBeFocused();
    }
    await search.root.getByRole('button', { name: search.names.clear }).click();
    await expect(search.field).toHaveValue('');
    await expect(search.field).toBeFocused();
    await expect(search.root.getByText(search.names.noRecent)).toBeVisible();
    await expect(search.root.getByRole('region', { name: 'Popular pages' })).toBeVisible();
  });

  test('a click outside closes the dialog; the page behind is inert and does not scroll', async ({
    page,
    search,
  }) => {
    const linkBehind = page.getByRole('main').locator('a[href]').first();
    await linkBehind.evaluate((link) => link.focus());
    await expect(linkBehind).not.toBeFocused();
    const before = await page.evaluate(() => window.scrollY);
    await page.mouse.move(20, 700);
    await page.mouse.wheel(0, 400);
    expect(await page.evaluate(() => window.scrollY)).toBe(before);
    await page.mouse.click(20, 700);
    await expect(search.root).toHaveCount(0);
  });

  test('a click opens a hit; with Ctrl, it is the browser’s and the dialog stays open', async ({
    doc,
    page,
    search,
  }) => {
    const href = String(await search.options.nth(1).getAttribute('href'));
    const taken = takesClick(page);
    await search.options.nth(1).click({ modifiers: ['ControlOrMeta'] });
    expect(await taken).toBe(false);
    await expect(search.root).toBeVisible();
    await search.options.nth(1).hover();
    await expect(search.options.nth(1)).toHaveAttribute('aria-selected', 'true');
    await search.options.nth(1).click();
    await expect(search.root).toHaveCount(0);
    await expect.poll(() => doc.address()).toBe(href);
  });
});
