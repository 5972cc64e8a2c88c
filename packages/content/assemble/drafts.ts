import path from 'node:path';
import { visit } from 'unist-util-visit';
import type { CompiledDocument } from '@idmp/compile';
import { type Locale, normalizeSegments, pathToSlug } from '@idmp/model';
import type { DocumentSummary } from './documentSummary';
import type { SiteDocument } from './entries';
import { fileOfSource } from './sourceFiles';

/** Returns a predicate: does a dead link point to one of these drafts? */
export function draftFinder(drafts: readonly DocumentSummary[]): (link: string, file: string) => boolean {
  const slugs = new Set(drafts.map(({ slug }) => slug));
  const paths = new Set(drafts.map(({ file }) => pathToSlug(file)));
  return (link, file) => {
    if (link.startsWith('/')) return slugs.has(normalizeSegments(link.split('/')).join('/'));
    return paths.has(pathToSlug(path.posix.join(path.posix.dirname(file), link).replace(/\/$/, '')));
  };
}

/** Drafts among documents: they raise no warnings. */
export interface Drafts {
  documents: CompiledDocument[];
  files: ReadonlySet<string>;
  /** As the pages that questions belong to. */
  pages: { locale: Locale; slug: string; fallback: boolean; document: CompiledDocument }[];
  /** Files of their images, relative to the project; they count as used. */
  images: string[];
}

/** The drafts among documents, whether this build publishes them or not. */
export function draftsOf(all: readonly SiteDocument[]): Drafts {
  const drafts = all.filter(({ summary }) => summary.draft);
  const documents = drafts.map(({ document }) => document);
  const images: string[] = [];
  for (const { file, tree } of documents)
    visit(tree, 'place', ({ place }) => {
      if (place.type === 'image') images.push(fileOfSource(place.src, file));
    });
  return {
    documents,
    files: new Set(documents.map(({ file }) => file)),
    pages: drafts.map(({ document, summary }) => ({
      locale: document.locale,
      slug: summary.slug,
      fallback: false,
      document,
    })),
    images,
  };
}
