import type { Report } from '@idmp/model';
import type { PageExtension } from '../assemble/extensions';
import type { ContentExtension } from '../assemble/siteExtensions';
import type { MarkdownExtension } from '../compile/extensions';

/** What a feature adds to documents and to the pages that are assembled from them. Every part is optional. */
export interface MarkdownFeature extends ContentExtension {
  /** Name of its folder. */
  name: string;
  /** What its checks report. */
  problems?: Report<never>;
  /** Components and marks in the Markdown of documents. */
  markdown?: MarkdownExtension;
  /** Elements, notes and checks on the pages of the assembled site. */
  pages?: PageExtension;
}
