import type { Locator, Page } from '@playwright/test';
import { NAMES, type Language } from '../support/names';

/** Exact names and texts of the search UI. */
export const SEARCH_NAMES = {
  en: {
    dialog: 'Search',
    field: 'Search docs',
    clear: 'Clear the query',
    cancel: 'Cancel',
    recent: 'Recent',
    favorites: 'Favorites',
    noRecent: 'No recent searches',
    save: 'Save this search',
    removeRecent: 'Remove this search from history',
    removeFavorite: 'Remove this search from favorites',
    noResults: 'No results for',
    suggestions: 'Try searching for',
    reportLink: 'Let us know.',
    errorTitle: 'Unable to fetch results',
    errorHint: 'You might want to check your network connection.',
    count: /Results: [1-9]\d*/,
    local: /local/,
  },
  'zh-Hans': {
    dialog: '搜索',
    field: '搜索文档',
    clear: '清除查询',
    cancel: '取消',
    recent: '最近搜索',
    favorites: '收藏',
    noRecent: '没有最近搜索',
    save: '收藏此搜索',
    removeRecent: '从历史中移除',
    removeFavorite: '从收藏中移除',
    noResults: '没有结果',
    suggestions: '试试搜索',
    reportLink: '请告知我们。',
    errorTitle: '无法获取结果',
    errorHint: '您可能需要检查网络连接。',
    count: /[1-9]\d*/,
    local: /本地/,
  },
} as const;

/** The search dialog and its button. */
export class SearchDialog {
  readonly button: Locator;
  readonly root: Locator;
  readonly field: Locator;
  readonly combobox: Locator;
  readonly area: Locator;
  readonly options: Locator;
  readonly chosen: Locator;
  readonly status: Locator;
  readonly alert: Locator;
  readonly retry: Locator;

  constructor(
    readonly page: Page,
    readonly language: Language,
  ) {
    this.button = page
      .getByRole('navigation', { name: NAMES[language].navbar, exact: true })
      .getByRole('button', { name: NAMES[language].search });
    this.root = page.getByRole('dialog', { name: this.names.dialog });
    this.field = this.root.getByRole('searchbox', { name: this.names.field });
    this.combobox = this.root.getByRole('combobox', { name: this.names.field });
    this.area = this.root.locator('[data-status]');
    this.options = this.root.getByRole('option');
    this.chosen = this.root.getByRole('option', { selected: true });
    this.status = this.root.getByRole('status');
    this.alert = this.root.getByRole('alert');
    this.retry = this.alert.getByRole('button', { name: NAMES[language].retry });
  }

  get names(): (typeof SEARCH_NAMES)[Language] {
    return SEARCH_NAMES[this.language];
  }

  /** Opens the dialog with the button. */
  async open(): Promise<void> {
    await this.button.click();
    await this.field.waitFor();
  }

  /** Opens the dialog, enters a query and waits for hits. */
  async find(query: string): Promise<void> {
    await this.open();
    await this.field.fill(query);
    await this.results();
  }

  /** Waits until the hits match the query in the field. */
  async results(): Promise<void> {
    await this.root.locator('[data-status="idle"]').waitFor();
    await this.options.first().waitFor();
  }

  /** A list of the start screen. */
  list(name: 'recent' | 'favorites'): Locator {
    return this.root.getByRole('region', { name: this.names[name], exact: true });
  }

  /** Id of the active option. */
  chosenId(): Promise<string | null> {
    return this.field.getAttribute('aria-activedescendant');
  }
}
