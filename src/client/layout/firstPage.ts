/**
 * HTML of the page that the server sent, for the first load and for when the reader comes back to it; taken
 * before anything is drawn, so that a crash cannot lose it.
 */
export const firstPageHtml =
  typeof document === 'undefined' ? '' : (document.getElementById('page')?.innerHTML ?? '');

interface PageProperties {
  data?: unknown;
  pageContext: object;
}

/** Name of the script that the bundler makes of the template of documents. */
const DOC_CHUNK = 'component---src-templates-doc-tsx';

/**
 * Data of a document for its first load, without the text that already stands in the HTML and without the
 * texts of the shell, which the boot script adds. Empty for pages of other templates: they ask for their data file.
 */
export function firstPageJson({ data, pageContext }: PageProperties, address: string): string {
  if (!isDocData(data)) return '';
  const { file: _file, key: _key, ...context } = pageContext as Record<string, unknown>;
  const result = { data: { doc: { head: data.doc.head } }, pageContext: context };
  const page = { componentChunkName: DOC_CHUNK, path: address, result, staticQueryHashes: [], slicesMap: {} };
  return JSON.stringify(page).replaceAll('<', '\\u003c');
}

function isDocData(data: unknown): data is { doc: { head: object } } {
  return typeof data === 'object' && data !== null && 'doc' in data;
}
