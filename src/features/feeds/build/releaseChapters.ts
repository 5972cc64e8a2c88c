import type { PageOutline } from '../../../build/siteOutline';

/** What tells whether a page has a feed of releases. */
type ListedPage = Pick<PageOutline, 'address' | 'canonical' | 'locale' | 'slug' | 'draft' | 'unlisted'> & {
  release?: object;
};

/** Whether a page has texts of its own that everyone may find. */
export function isListed({ canonical, address, draft, unlisted }: ListedPage): boolean {
  return canonical === address && !draft && !unlisted;
}

/** The releases of a chapter, in any order. */
export function releasesOf<Page extends ListedPage>(chapter: ListedPage, pages: readonly Page[]): Page[] {
  return pages.filter(
    ({ locale, release, slug }) =>
      release && locale === chapter.locale && slug.slice(0, slug.lastIndexOf('/')) === chapter.slug,
  );
}

/** Addresses of the chapters that have a feed of their releases. */
export function releaseChapters(pages: readonly ListedPage[]): string[] {
  const listed = pages.filter(isListed);
  return listed.filter((page) => releasesOf(page, listed).length > 0).map(({ address }) => address);
}
