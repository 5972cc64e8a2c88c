import { STORAGE } from './fixtures';
import { expect, plantSearches, test } from './support/searchTest';

const DOC = 'intro';

test.describe('recent and favourite searches', { tag: STORAGE }, () => {
  const pages = (count: number, start = '/en/basic'): string[] =>
    Array.from({ length: count }, (_, i) => `${start}/page-${i}`);

  test('keep seven recent ones, newest first, separated by language', async ({ doc, page, search }) => {
    await plantSearches(page, 'RECENT', [...pages(9), ...pages(3, '/basic')]);
    await doc.open(DOC);
    await search.open();
    const recent = search.list('recent').getByRole('option');
    await expect(recent).toHaveCount(7);
    await search.field.fill('element template');
    await search.results();
    await page.keyboard.press('Enter');
    await expect(search.root).toHaveCount(0);
    await search.open();
    await expect(recent).toHaveCount(7);
    await expect(recent.first()).toHaveAttribute('href', /^\/en\/advanced\/element-template/);
    await expect(recent.last()).toHaveAttribute('href', '/en/basic/page-5');
    const stored = await page.evaluate(() => localStorage.getItem('__DOCSEARCH_RECENT_SEARCHES__docs'));
    expect(JSON.parse(stored ?? '[]') as { url: string }[]).toHaveLength(7 + 3);
  });

  test('saving turns one into a favorite and keeps four recent ones', async ({ doc, page, search }) => {
    await plantSearches(page, 'RECENT', pages(7));
    await doc.open(DOC);
    await search.open();
    await search.list('recent').getByRole('button', { name: search.names.save }).nth(2).click();
    await expect(search.field).toBeFocused();
    await expect(search.list('favorites').getByRole('option')).toHaveAttribute('href', '/en/basic/page-2');
    await expect(search.list('recent').getByRole('option')).toHaveCount(4);
    await search.list('recent').getByRole('button', { name: search.names.removeRecent }).first().click();
    await expect(search.list('recent').getByRole('option')).toHaveCount(3);
    await search.list('favorites').getByRole('button', { name: search.names.removeFavorite }).click();
    await expect(search.list('favorites')).toHaveCount(0);
    await page.reload();
    await doc.ready();
    await search.open();
    await expect(search.list('recent').getByRole('option')).toHaveCount(3);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await expect(search.chosen).toHaveAttribute('href', '/en/basic/page-4');
  });
});
