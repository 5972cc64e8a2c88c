import {
  type ProblemSummary,
  summarizeProblems,
  type ContentProblem,
  LOCALES,
  report,
  withHouseRules,
} from '@idmp/model';
import { type DocumentSummary, summarize } from './documentSummary';
import { assembleSite, type Site, type SiteSettings } from './assembleSite';
import type { SiteDocument } from './entries';
import { rootCauses, siteContext } from '@idmp/compile';
import { onePerName } from '../sources/fileNames';
import { compileDocuments } from '../sources/compileDocuments';
import { DOCUMENTS_DIR } from '../sources/documentStore';
import { STANDALONE_DIR } from '@idmp/files';
import { readFormerAddresses, withFormerAddresses } from './formerAddresses';
import { createFileStore } from '../sources/images';
import { ownNames } from '../sources/publishable';
import { readContent, type Content, type ReadOptions } from '../sources/readContent';
import { onePerValue } from '../sources/values';
import { contentExtensions } from './siteExtensions';

/** Runs every check on the content of a project. */
export async function checkContent(
  root: string,
  all = false,
): Promise<ProblemSummary & { documents: number }> {
  const site = await loadSite({ ...loadOptions(root), everyFault: all });
  const documents = site.pages.filter(({ locale, textLocale }) => locale === textLocale).length;
  return { ...summarizeProblems(site.problems, all), documents };
}

export interface AssembleContentOptions extends SiteSettings {
  /** Origins of the site. */
  siteUrls?: readonly string[];
}

/** Assembles documents and all that surrounds them into a site, and runs every check. */
export async function assembleContent(
  content: Content,
  siteDocuments: readonly SiteDocument[],
  options: AssembleContentOptions,
): Promise<Site> {
  const { root } = content.compile;
  const ordered = [...siteDocuments].sort(byRank);
  const documents = ordered.map(({ document }) => document);
  const input = { content, documents, siteUrls: options.siteUrls ?? [] };
  const prepared = contentExtensions.all().flatMap(({ prepare }) => prepare?.(input) ?? []);
  const settings = {
    ...options,
    ...content,
    documents: ordered,
    extensions: await Promise.all(prepared),
    otherSlugs: siteContext().otherSlugs,
    ownNames: ownNames(root),
    // The development server encodes none: that takes as long as all else before its first page.
    files: createFileStore(root, siteContext().originalImages || !options.production),
  };
  const site = assembleSite(settings);
  const problems = [
    ...site.problems,
    ...content.problems,
    // The development server has not seen a new file yet.
    ...(options.production ? withoutNode(content, siteDocuments) : []),
  ];
  let whole: Site = {
    ...site,
    problems: withHouseRules(onePerName(onePerValue(rootCauses(problems))), content.houseRules),
  };
  for (const { extend } of contentExtensions.all()) whole = (await extend?.(whole, input, settings)) ?? whole;
  const moved = readFormerAddresses(root);
  return {
    ...whole,
    pages: withFormerAddresses(whole.pages, moved.entries),
    problems: [...moved.problems, ...whole.problems],
  };
}

/** Sorts documents by language and path, those of the site itself last. */
function byRank({ summary: a }: SiteDocument, { summary: b }: SiteDocument): number {
  const rankOf = ({ file, locale }: DocumentSummary): number =>
    LOCALES.indexOf(locale) + (file.startsWith(STANDALONE_DIR) ? LOCALES.length : 0);
  return rankOf(a) - rankOf(b) || (a.file < b.file ? -1 : 1);
}

/** Reports pages that Gatsby did not find. */
function withoutNode({ sources }: Content, documents: readonly SiteDocument[]): ContentProblem[] {
  const found = new Set(documents.map(({ summary }) => summary.file));
  return sources
    .filter(({ file, kind }) => kind === 'page' && !found.has(file))
    .map(({ file }) => report('no-node', { file, line: 1 }));
}

export type LoadOptions = ReadOptions & AssembleContentOptions;

/** Options for the content of a project as `npm run check:content` reads it. */
export const loadOptions = (root: string): LoadOptions => ({
  root,
  pathPrefix: '',
  production: true,
  cacheDir: DOCUMENTS_DIR,
});

/** Reads and compiles the content without Gatsby. */
export async function readDocuments(
  options: ReadOptions,
): Promise<{ content: Content; documents: SiteDocument[] }> {
  const content = await readContent(options);
  const compiled = await compileDocuments(content.sources, content.compile);
  const documents = compiled.map((document) => ({ document, summary: summarize(document) }));
  return { content, documents };
}

/** Reads, compiles and assembles the content without Gatsby, for checks and tests. */
export async function loadSite(options: LoadOptions): Promise<Site> {
  const { content, documents } = await readDocuments(options);
  return assembleContent(content, documents, options);
}
