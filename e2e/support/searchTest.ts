import type { Page } from '@playwright/test';
import { test as base } from '../fixtures';
import { SearchDialog } from '../pages/SearchDialog';

/** Index files of the embedded search. */
export const INDEX_FILES = '**/search/*.json';
/** Code of the site. */
export const SCRIPTS = /\.js$/;
/** A query that no page answers. */
export const NOTHING = 'qqqxxzzv';

/** Pages with the search dialog at hand. */
export const test = base.extend<{ search: SearchDialog }>({
  search: async ({ page, language }, use) => {
    await use(new SearchDialog(page, language));
  },
});

export { expect } from '@playwright/test';

/** Plant recent or favourite searches as an earlier visit would have left them. */
export async function plantSearches(
  page: Page,
  list: 'RECENT' | 'FAVORITE',
  urls: readonly string[],
  index = 'docs',
): Promise<void> {
  const entries = urls.map((url) => ({
    objectID: url,
    url,
    type: 'lvl1',
    hierarchy: { lvl0: 'Chapter', lvl1: `Page ${url}` },
    content: null,
  }));
  await page.addInitScript(
    ([key, value]) => {
      // Only once: what the page writes later stays.
      if (localStorage.getItem(String(key)) === null) localStorage.setItem(String(key), String(value));
    },
    [`__DOCSEARCH_${list}_SEARCHES__${index}`, JSON.stringify(entries)],
  );
}
