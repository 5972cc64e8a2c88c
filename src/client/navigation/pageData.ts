/** What a page shows, as Gatsby's loader hands it over: nothing of it is certain. */
interface PageResult {
  data?: { locales?: { edges?: readonly unknown[] } } | null;
  pageContext?: { i18n?: { path?: string } } | null;
}

/** Whether query data hold the texts of the interface. */
export function hasTexts(data: PageResult['data']): boolean {
  return (data?.locales?.edges?.length ?? 0) > 0;
}

/** What is wrong with the data of a page; undefined for data that can be shown. */
export function pageDataFault(result: PageResult | null | undefined, path: string): string | undefined {
  // The translation plugin leaves out the leading slash.
  const shown = result?.pageContext?.i18n?.path?.replace(/^\/?/, '/');
  if (shown !== path) return `The page data of ${path} are those of ${shown}.`;
  return hasTexts(result?.data) ? undefined : `The page data of ${path} hold no texts.`;
}
