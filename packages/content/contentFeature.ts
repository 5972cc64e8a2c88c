import type { PageExtension } from './assemble/extensions';
import type { ContentExtension } from './assemble/siteExtensions';
import type { CompileFeature } from '@idmp/compile';
import type { WordLists } from './sources/readContent';

/** What a feature adds to documents and to the pages that are assembled from them. Every part is optional. */
export interface MarkdownFeature extends CompileFeature, WordLists, ContentExtension {
  /** Elements, notes and checks on the pages of the assembled site. */
  pages?: PageExtension;
}
