import type { Page } from '@playwright/test';
import { test as base } from '../fixtures';
import { SearchDialog } from '../pages/SearchDialog';

/** Files of the embedded search. */
export const SEARCH_FILES = '**/search/*.json';
/** Code of the site. */
export const SCRIPTS = /\.js$/;
/** A query without results. */
export const NOTHING = 'qqqxxzzv';

/** Test with the search dialog as a fixture. */
export const test = base.extend<{ search: SearchDialog }>({
  search: async ({ page, language }, use) => {
    await use(new SearchDialog(page, language));
  },
});

export { expect } from '@playwright/test';

/** Stores recent or favorite searches as if from an earlier visit. */
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
      // Only once, to keep what the page writes later.
      if (localStorage.getItem(String(key)) === null) localStorage.setItem(String(key), String(value));
    },
    [`__DOCSEARCH_${list}_SEARCHES__${index}`, JSON.stringify(entries)],
  );
}
