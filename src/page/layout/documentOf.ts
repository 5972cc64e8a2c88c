import type { DocHead, DocPage } from '@idmp/model';

/** Query result of a document page. */
export interface DocData {
  doc?: {
    head?: DocHead | null;
    /** Missing on the first load, when the server-rendered HTML stays. */
    page?: DocPage | null;
  } | null;
}

/**
 * Returns the document of a query result.
 * @throws if there is none, with the page's path and what to do
 */
export function documentOf(
  data: DocData | null | undefined,
  address: string,
): { page: DocPage | null; head: DocHead } {
  if (data?.doc?.head) return { page: data.doc.page ?? null, head: data.doc.head };
  throw new Error(`The query of ${address} found no document. Save its file again, or run "npm run clean".`);
}
