import { fault, type ContentProblem } from '../../model/problem';
import { summarize, type DocumentSummary } from '../../model/documentSummary';
import { assembleSite, type Site, type SiteSettings } from '../assemble/assembleSite';
import { withVersions } from '../assemble/withVersions';
import { prepareContent, type PreparedContent, type PrepareOptions } from './prepareContent';
import { createFileStore } from './images';
import { ownNames } from './ownNames';

export interface AssembleContentOptions extends SiteSettings {
  /** Folder of the project. */
  root: string;
  /** Absolute address of the site. */
  siteUrl?: string;
}

/** Pages that are not documents: their addresses are reserved, and links to them are valid. */
export const STANDALONE_SLUGS = ['blog-redirect', 'redirect', '404'] as const;

/** Assembles the documents into a site; reports documents without a summary. */
export function assembleContent(
  content: PreparedContent,
  summaries: readonly DocumentSummary[],
  options: AssembleContentOptions,
): Site {
  const byFile = new Map(summaries.map((summary) => [summary.file, summary]));
  const documents = content.documents.flatMap((document) => {
    const summary = byFile.get(document.file);
    return summary ? [{ summary, document }] : [];
  });
  const settings = {
    ...options,
    ...content,
    documents,
    otherSlugs: STANDALONE_SLUGS,
    ownNames: ownNames(options.root),
    siteUrls: options.siteUrl ? [options.siteUrl] : [],
    files: createFileStore(options.root),
  };
  const site = assembleSite(settings);
  const lost = content.documents.filter(({ file }) => !byFile.has(file)).map(({ file }) => noNode(file));
  const whole = { ...site, problems: [...site.problems, ...content.problems, ...lost] };
  return content.versions.length === 0 ? whole : withVersions(whole, content.versions, settings);
}

function noNode(file: string): ContentProblem {
  const message = 'the file has no Mdx node, so it would have no page';
  const hint = 'check what gatsby-config.ts makes gatsby-source-filesystem ignore';
  return fault(file, 1, 'no-node', message, hint);
}

export type LoadOptions = PrepareOptions & AssembleContentOptions;
export type LoadedSite = Site & Pick<PreparedContent, 'compiled'>;

/** Reads, compiles and assembles the content without Gatsby, for checks and tests. */
export async function loadSite(options: LoadOptions): Promise<LoadedSite> {
  const content = await prepareContent(options);
  return {
    ...assembleContent(content, content.documents.map(summarize), options),
    compiled: content.compiled,
  };
}
