import type { DocHead } from './docPage';
import { LOCALES, localizedAddress, splitAddress } from './locale';

/**
 * Data of a document's first load, which its HTML carries. The text is not among them, as the HTML itself holds it;
 * the boot script adds what all pages have in common.
 */
export interface FirstPageData {
  /** Address of the page, without path prefix. */
  path: string;
  /** Without what most pages have in common. */
  head: Partial<DocHead>;
}

/** What the head of a page holds unless its data say otherwise. */
function usualHead(path: string): Omit<DocHead, 'title' | 'description'> {
  const { slug } = splitAddress(path);
  const alternates = LOCALES.map((locale) => ({ locale, address: localizedAddress(locale, slug) }));
  return { keywords: [], canonical: path, unlisted: false, alternates };
}

/** The data as text for a script element; empty for pages of other templates, which ask for their data file. */
export function firstPageJson(data: unknown, path: string): string {
  if (!isDocData(data)) return '';
  const usual = new Map(
    Object.entries(usualHead(path)).map(([name, value]) => [name, JSON.stringify(value)]),
  );
  const head = Object.entries(data.doc.head).filter(
    ([name, value]) => value !== null && usual.get(name) !== JSON.stringify(value),
  );
  const page = { path, head: Object.fromEntries(head) };
  return JSON.stringify(page).replaceAll('<', '\\u003c');
}

/** Head of a page from the data in its HTML. */
export function headOf({ path, head }: FirstPageData): Partial<DocHead> {
  return { ...usualHead(path), ...head };
}

function isDocData(data: unknown): data is { doc: { head: object } } {
  return typeof data === 'object' && data !== null && 'doc' in data;
}
