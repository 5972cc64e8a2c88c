import type { CompiledDocument } from '@idmp/compile';
import {
  compileDocuments,
  type Content,
  DOCUMENTS_DIR,
  readContent,
  type ReadOptions,
  type Site,
  type SiteDocument,
  summarize,
} from '@idmp/content';
import { type ProblemSummary, summarizeProblems } from '@idmp/model';
import { assembleContent, type AssembleContentOptions } from './assembleContent';
import { compiler } from './dialect';

export type LoadOptions = Omit<ReadOptions, 'dialect' | 'worker'> & AssembleContentOptions;

/** Options for the content of a project as `npm run check:content` reads it. */
export const loadOptions = (root: string): LoadOptions => ({
  root,
  pathPrefix: '',
  production: true,
  cacheDir: DOCUMENTS_DIR,
});

/** Reads and compiles the content without Gatsby. */
export async function readDocuments(
  options: Omit<ReadOptions, 'dialect' | 'worker'>,
): Promise<{ content: Content; documents: CompiledDocument[] }> {
  const content = await readContent({ ...options, ...(await compiler()) });
  return { content, documents: await compileDocuments(content.sources, content.compile) };
}

/** The documents of a project, from the store of the last build unless they have changed. */
export const storedDocuments = async (root: string): Promise<CompiledDocument[]> =>
  (await readDocuments({ root, cacheDir: DOCUMENTS_DIR })).documents;

/** Documents with the summaries that Gatsby's nodes have. */
export const withSummaries = (documents: readonly CompiledDocument[]): SiteDocument[] =>
  documents.map((document) => ({ document, summary: summarize(document) }));

/** Reads, compiles and assembles the content without Gatsby, for checks and tests. */
export async function loadSite(options: LoadOptions): Promise<Site> {
  const { content, documents } = await readDocuments(options);
  return assembleContent(content, withSummaries(documents), options);
}

/** Runs every check on the content of a project. */
export async function checkContent(
  root: string,
  all = false,
): Promise<ProblemSummary & { documents: number }> {
  const site = await loadSite({ ...loadOptions(root), everyFault: all });
  const documents = site.pages.filter(({ locale, textLocale }) => locale === textLocale).length;
  return { ...summarizeProblems(site.problems, all), documents };
}
