import type { DocHead, DocPage } from '../../model/docPage';

/** What the query of a document's page gives. */
export interface DocData {
  doc?: {
    head?: DocHead | null;
    /** Missing on the first load, when the server's HTML stays. */
    page?: DocPage | null;
  } | null;
}

/**
 * The document of query data.
 * @throws when there is none, with the address of the page and what to do
 */
export function documentOf(data: DocData | null | undefined, address: string): { page: DocPage | null } {
  if (data?.doc?.head) return { page: data.doc.page ?? null };
  throw new Error(`The query of ${address} found no document. Save its file again, or run "npm run clean".`);
}
