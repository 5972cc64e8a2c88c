import type { DocumentSummary } from '@idmp/model';
import { MAIN_DOC_ID, SIDEBAR_NAME } from '../settings/site';
import { STANDALONE_DIR } from '@idmp/files';

/** A document of a version, as `DocsVersion.docs` lists it. */
export interface DocsListEntry {
  id: string;
  path: string;
  sidebar: string;
  locale: string;
}

/** The documents of a version, without the site's own pages. */
export function docsList(summaries: readonly DocumentSummary[]): DocsListEntry[] {
  return summaries
    .filter(({ file, draft }) => !draft && !file.startsWith(STANDALONE_DIR))
    .map(({ slug, address, locale }) => ({
      id: slug || MAIN_DOC_ID,
      path: address,
      sidebar: SIDEBAR_NAME,
      locale,
    }))
    .sort((a, b) => (a.path < b.path ? -1 : 1));
}
