import type { CheckedSite } from '../../assemble/extensions';
import type { SiteInput } from '../../assemble/siteExtensions';
import { readTextFile } from '@idmp/files';
import type { ContentProblem } from '@idmp/model';
import { checkCategories } from './categories';
import { checkCounterparts } from './counterparts';
import { checkDocument, hostOf } from './documents';
import { checkDownloads } from './downloads';
import { checkOrder } from './order';
import { checkUnused } from './unused';

/** Runs the checks that need more than one document. */
export function checkSite(site: CheckedSite, { content, documents, siteUrls }: SiteInput): ContentProblem[] {
  const { root } = content.compile;
  const siteHosts = new Set(siteUrls.map(hostOf).filter(Boolean));
  const partials = content.sources.filter(({ kind }) => kind === 'partial').map(({ file }) => file);
  const included = new Set(documents.flatMap((document) => document.partials));
  return [
    ...site.documents.flatMap((document) => checkDocument(document, siteHosts)),
    ...checkOrder(site.entries),
    ...checkCounterparts(site.documents, site.drafts.documents),
    // What a document uses is unknown if its text could not be read.
    ...(documents.some(({ failed }) => failed.text)
      ? []
      : checkUnused(partials, content.contentFiles, included, site.usedFiles)),
    ...checkCategories(documents, content.folders),
    ...checkDownloads(documents, (file) => readTextFile(root, file)),
  ];
}
