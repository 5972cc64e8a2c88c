import { expect, type Locator, type Page, type Response } from '@playwright/test';
import { addressOf, NAMES, type Language } from '../support/names';
import { Drawer } from './Drawer';
import { Navbar } from './Navbar';
import { Sidebar } from './Sidebar';

/** A document page. */
export class DocPage {
  readonly navbar: Navbar;
  readonly sidebar: Sidebar;
  readonly drawer: Drawer;
  readonly heading: Locator;
  readonly article: Locator;
  readonly breadcrumbs: Locator;
  readonly toc: Locator;
  readonly pages: Locator;
  readonly footer: Locator;
  readonly announcement: Locator;

  constructor(
    readonly page: Page,
    readonly language: Language,
    /** Base URL of the site: origin and path prefix. */
    readonly site = '',
  ) {
    const names = NAMES[language];
    this.navbar = new Navbar(page, language);
    this.sidebar = new Sidebar(page, language);
    this.drawer = new Drawer(page, language);
    this.heading = page.getByRole('heading', { level: 1 });
    this.article = page.getByRole('article');
    this.breadcrumbs = page.getByRole('navigation', { name: names.breadcrumbs });
    this.toc = page.getByRole('navigation', { name: names.toc });
    this.pages = page.getByRole('navigation', { name: names.pages });
    this.footer = page.getByRole('contentinfo');
    this.announcement = page.getByRole('button', { name: names.closeAnnouncement, exact: true });
  }

  get names(): (typeof NAMES)[Language] {
    return NAMES[this.language];
  }

  addressOf(slug: string): string {
    return addressOf(this.language, slug);
  }

  /** Opens a document and waits for hydration. */
  async open(slug: string): Promise<void> {
    await this.goto(slug);
    await this.ready();
  }

  /** Opens a document without waiting for scripts. */
  goto(slug: string): Promise<Response | null> {
    return this.page.goto(this.site + (slug.startsWith('/') ? slug : this.addressOf(slug)));
  }

  /** Follows the link to the home page on the not-found page. */
  async followHomeLink(): Promise<void> {
    const home = this.addressOf('');
    await this.page.getByRole('main').locator(`a[href="${home}"]`).click();
    await expect.poll(() => this.address()).toBe(home);
    await expect(this.article).toBeVisible();
  }

  /** Waits for hydration. */
  async ready(): Promise<void> {
    await this.page.locator('html[data-app="ready"]').waitFor();
  }

  /** Waits until the document at an address has replaced the previous one. The URL changes before the page does. */
  async arriveAt(address: string): Promise<void> {
    await expect.poll(() => this.address()).toBe(address);
    await expect(this.sidebar.current).toHaveAttribute('href', address);
  }

  /** Current path, query and hash. */
  address(): string {
    const { pathname, search, hash } = new URL(this.page.url());
    return pathname + search + hash;
  }

  /** Marks the current document, to tell later whether it was reloaded. */
  async markDocument(): Promise<void> {
    await this.page.evaluate(() => void (window.document.documentElement.dataset['seen'] = 'yes'));
  }

  /** Whether the document is still the marked one. */
  async isSameDocument(): Promise<boolean> {
    return this.page.evaluate(() => document.documentElement.dataset['seen'] === 'yes');
  }

  /** Waits until fonts have loaded and animations have ended. */
  async settle(): Promise<void> {
    await this.page.evaluate(async () => {
      await document.fonts.ready;
      await Promise.allSettled(document.getAnimations().map((animation) => animation.finished));
    });
  }
}
