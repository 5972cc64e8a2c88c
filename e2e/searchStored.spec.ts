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
});
