import type { Locator, Page } from '@playwright/test';
import { NAMES, type Language } from '../support/names';

/** The tree of all documents; a drawer on narrow viewports. */
export class Sidebar {
  readonly root: Locator;
  readonly hideButton: Locator;
  readonly showButton: Locator;
  readonly current: Locator;

  constructor(
    readonly page: Page,
    readonly language: Language,
  ) {
    const names = NAMES[language];
    this.root = page.getByRole('navigation', { name: names.sidebar, exact: true });
    this.hideButton = page.getByRole('button', { name: names.hideSidebar });
    this.showButton = page.getByRole('button', { name: names.showSidebar });
    this.current = this.root.locator('a[aria-current="page"]');
  }

  link(name: string): Locator {
    return this.root.getByRole('link', { name, exact: true });
  }

  linkTo(address: string): Locator {
    return this.root.locator(`a[href="${address}"]`);
  }

  /** The collapsible part of the chapter that links to the given path. */
  chapter(address: string): Locator {
    return this.root.locator(`li:has(> a[href="${address}"]) > details`);
  }

  /** The control that toggles a chapter. */
  fold(address: string): Locator {
    return this.chapter(address).locator('> summary');
  }
}
