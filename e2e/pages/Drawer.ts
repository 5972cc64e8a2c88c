import type { Locator, Page } from '@playwright/test';
import { NAMES, type Language } from '../support/names';

/** The sidebar on narrow viewports, with its open and close buttons. */
export class Drawer {
  readonly root: Locator;
  readonly navbarToggle: Locator;
  readonly footerToggle: Locator;
  readonly closeButton: Locator;

  constructor(
    readonly page: Page,
    readonly language: Language,
  ) {
    const names = NAMES[language];
    const navbar = page.getByRole('navigation', { name: names.navbar, exact: true });
    this.root = page.getByRole('navigation', { name: names.sidebar, exact: true });
    this.navbarToggle = navbar.getByRole('button', { name: names.openMenu });
    this.footerToggle = page.locator('[data-drawer-toggle]');
    this.closeButton = page.locator('#idmp-sidebar').getByRole('button', { name: names.closeMenu });
  }
}
