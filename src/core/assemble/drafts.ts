import path from 'node:path';
import type { DocumentSummary } from '../model/documentSummary';
import { normalizeSegments, pathToSlug } from '../model/slug';

/** Returns a predicate: does a dead link point to one of these drafts? */
export function draftFinder(drafts: readonly DocumentSummary[]): (link: string, file: string) => boolean {
  const slugs = new Set(drafts.map(({ slug }) => slug));
  const paths = new Set(drafts.map(({ file }) => pathToSlug(file)));
  return (link, file) => {
    if (link.startsWith('/')) return slugs.has(normalizeSegments(link.split('/')).join('/'));
    return paths.has(pathToSlug(path.posix.join(path.posix.dirname(file), link).replace(/\/$/, '')));
  };
}
