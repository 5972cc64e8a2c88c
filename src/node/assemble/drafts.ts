import path from 'node:path';
import type { CompiledDocument } from '../../model/compiledDocument';
import { documentSlug, normalizeSegments, pathToSlug } from '../../model/slug';
import { pathBelowLocale } from './entries';

/** Tells whether a link that leads nowhere would lead to a draft. */
export function draftFinder(drafts: readonly CompiledDocument[]): (link: string, file: string) => boolean {
  const slugs = new Set(
    drafts.map((draft) => documentSlug(pathBelowLocale(draft.file), draft.frontmatter.slug)),
  );
  const paths = new Set(drafts.map((draft) => pathToSlug(draft.file)));
  return (link, file) => {
    if (link.startsWith('/')) return slugs.has(normalizeSegments(link.split('/')).join('/'));
    return paths.has(pathToSlug(path.posix.join(path.posix.dirname(file), link).replace(/\/$/, '')));
  };
}
