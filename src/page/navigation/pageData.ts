/** Page data from Gatsby's loader, unvalidated. */
interface PageResult {
  data?: { locales?: { edges?: readonly unknown[] } } | null;
  pageContext?: { i18n?: { path?: string } } | null;
}

/** Whether query data contains the UI messages. */
export function hasTexts(data: PageResult['data']): boolean {
  return (data?.locales?.edges?.length ?? 0) > 0;
}

/** Error message for invalid page data; undefined for valid data. */
export function pageDataFault(result: PageResult | null | undefined, path: string): string | undefined {
  // The translation plugin omits the leading slash.
  const shown = result?.pageContext?.i18n?.path?.replace(/^\/?/, '/');
  if (shown !== path) return `The page data of ${path} belongs to ${shown}.`;
  return hasTexts(result?.data) ? undefined : `The page data of ${path} has no texts.`;
}
