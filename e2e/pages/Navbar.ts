import type { Locator, Page } from '@playwright/test';
import { LANGUAGE_LABELS, NAMES, type ColorChoice, type Language } from '../support/names';

/** The bar at the top. */
export class Navbar {
  readonly root: Locator;
  readonly menuToggle: Locator;
  readonly searchButton: Locator;

  constructor(
    readonly page: Page,
    readonly language: Language,
  ) {
    const names = NAMES[language];
    this.root = page.getByRole('navigation', { name: names.navbar, exact: true });
    this.menuToggle = this.root.getByRole('button', { name: names.openMenu });
    this.searchButton = this.root.getByRole('button', { name: names.search });
  }

  link(name: string): Locator {
    return this.root.getByRole('link', { name });
  }

  colorToggle(choice: ColorChoice): Locator {
    return this.root.getByRole('button', { name: NAMES[this.language].colorMode[choice], exact: true });
  }

  get languageButton(): Locator {
    return this.root.getByRole('button', { name: NAMES[this.language].languages });
  }

  get versionButton(): Locator {
    return this.root.getByRole('button', { name: NAMES[this.language].versions });
  }

  languageLink(language: Language): Locator {
    return this.link(LANGUAGE_LABELS[language]);
  }

  /** Opens the language menu and selects a language; by key, as the bar is hidden after a jump or slides. */
  async switchTo(language: Language): Promise<void> {
    await this.languageButton.press('Enter');
    await this.languageLink(language).press('Enter');
  }

  /** Top edge of the navbar in the viewport; negative if hidden. */
  async top(): Promise<number> {
    const box = await this.root.boundingBox();
    return box ? box.y : Number.NEGATIVE_INFINITY;
  }
}
