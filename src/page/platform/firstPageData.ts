import { type DocHead, LOCALES, localizedAddress, splitAddress } from '@idmp/model';

/**
 * Data in the HTML of a document for its first load, without the text, which is in the HTML itself. The boot script
 * adds the data that all pages share.
 */
export interface FirstPageData {
  /** Address of the page, without path prefix. */
  path: string;
  /** Without the values that most pages share. */
  head: Partial<DocHead>;
  /** Hashes of the static queries that components of the page use. */
  queries?: readonly string[];
}

/** Default values of a page's head. */
function usualHead(path: string): Omit<DocHead, 'title' | 'description'> {
  const { slug } = splitAddress(path);
  const alternates = LOCALES.map((locale) => ({ locale, address: localizedAddress(locale, slug) }));
  return { keywords: [], canonical: path, unlisted: false, alternates };
}

/** Serializes the data for a script element; empty for other templates, which fetch their data file. */
export function firstPageJson(data: unknown, path: string, queries: readonly string[] = []): string {
  if (!isDocData(data)) return '';
  const usual = new Map(
    Object.entries(usualHead(path)).map(([name, value]) => [name, JSON.stringify(value)]),
  );
  const head = Object.entries(data.doc.head).filter(
    ([name, value]) => value !== null && usual.get(name) !== JSON.stringify(value),
  );
  const page = { path, head: Object.fromEntries(head), ...(queries.length > 0 && { queries }) };
  return JSON.stringify(page).replaceAll('<', '\\u003c');
}

/** Head of a page from the data in its HTML. */
export function headOf({ path, head }: Pick<FirstPageData, 'path' | 'head'>): Partial<DocHead> {
  return { ...usualHead(path), ...head };
}

function isDocData(data: unknown): data is { doc: { head: object } } {
  return typeof data === 'object' && data !== null && 'doc' in data;
}
