import { localizedAddress, type Page, pathBelowLocale, splitVersion } from '@idmp/model';

/** Pages of a version by the address of the current page that they were before, and the other way round. */
export interface PagePairs {
  /** The current page of each page of the version that still exists. */
  today: ReadonlyMap<Page, Page>;
  /** The page of the version for the address of each current page that it has. */
  old: ReadonlyMap<string, Page>;
}

/**
 * Pairs the pages of a version with the current ones: by address, or one that the current page had before, else by the
 * path of their file.
 */
export function pairPages(name: string, pages: readonly Page[], current: readonly Page[]): PagePairs {
  const byAddress = new Map(current.flatMap((page) => page.aliases.map((alias) => [alias, page])));
  for (const page of current) byAddress.set(page.address, page);
  const byPath = new Map(current.map((page) => [pathKey(page), page]));
  const today = new Map<Page, Page>();
  const old = new Map<string, Page>();
  const join = (page: Page, found: Page | undefined): void => {
    if (!found || today.has(page) || old.has(found.address)) return;
    today.set(page, found);
    old.set(found.address, page);
  };
  const atAddress = (page: Page): Page | undefined => {
    const { locale, slug } = splitVersion(page.address, [name]);
    return byAddress.get(localizedAddress(locale, slug));
  };
  for (const page of pages) {
    const found = atAddress(page);
    if (found?.textLocale === page.textLocale) join(page, found);
  }
  for (const page of pages) join(page, byPath.get(pathKey(page)));
  // Those whose page is in another language today.
  for (const page of pages) join(page, atAddress(page));
  return { today, old };
}

const pathKey = ({ locale, textLocale, file }: Page): string =>
  `${locale} ${textLocale} ${pathBelowLocale(file)}`;
