/**
 * Data of a document's first load, which its HTML carries. The text is not among them, as the HTML itself holds it;
 * the boot script adds what all pages have in common.
 */
export interface FirstPageData {
  /** Address of the page, without path prefix. */
  path: string;
  head: object;
}

/** The data as text for a script element; empty for pages of other templates, which ask for their data file. */
export function firstPageJson(data: unknown, path: string): string {
  if (!isDocData(data)) return '';
  const page: FirstPageData = { path, head: data.doc.head };
  return JSON.stringify(page, withoutNull).replaceAll('<', '\\u003c');
}

function isDocData(data: unknown): data is { doc: { head: object } } {
  return typeof data === 'object' && data !== null && 'doc' in data;
}

/** GraphQL answers null for what is absent. */
const withoutNull = (_key: string, value: unknown): unknown => value ?? undefined;
