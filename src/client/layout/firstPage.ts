import type { FirstPage } from '../../model/firstPage';

/**
 * HTML of the page that the server sent, for the first load and for when the reader comes back to it; taken
 * before anything is drawn, so that a crash cannot lose it.
 */
export const firstPageHtml =
  typeof document === 'undefined' ? '' : (document.getElementById('idmp-page')?.innerHTML ?? '');

/**
 * Data of a document for its first load, without the text that already stands in the HTML. Empty for pages of other
 * templates: they ask for their data file.
 */
export function firstPageJson(data: unknown, path: string): string {
  if (!isDocData(data)) return '';
  const page: FirstPage = { path, head: data.doc.head };
  return JSON.stringify(page, withoutNull).replaceAll('<', '\\u003c');
}

function isDocData(data: unknown): data is { doc: { head: object } } {
  return typeof data === 'object' && data !== null && 'doc' in data;
}

/** GraphQL answers null for what is absent. */
const withoutNull = (_key: string, value: unknown): unknown => value ?? undefined;
