import { createEmbeddedEngine } from '../src/client/search/engine/embedded/embeddedEngine';
import { createEmbeddedIndex, type EmbeddedIndex } from '../src/client/search/engine/embedded/embeddedIndex';
import { groupHits } from '../src/client/search/entries/groupHits';
import { splitAddress, type Locale } from '../src/model/locale';
import { buildIndexFile, type SearchIndexFile } from '../src/model/searchIndex';
import { sectionsOf } from '../src/model/searchSections';
import { loadSite, type LoadedSite } from '../src/node/content/loadSite';
import { readSynonyms } from '../src/node/content/readSynonyms';
import { SEARCH } from '../src/site/limits';
import { contextualFilters } from '../src/site/search';

/** A query, and the slugs of the pages that answer it, any of which is a success. */
export type RelevanceQuery = readonly [query: string, ...pages: string[]];

/** The search of one language over the current content, without a build. */
export interface MeasuredSearch {
  file: SearchIndexFile;
  index: EmbeddedIndex;
}

/** Share of the queries that find a right page among the first ones. */
export interface Success {
  share: number;
  /** Queries without a right page, and what they find instead. */
  missed: string[];
}

/** Compiles the content of this project, using the cache of builds. */
export async function loadContent(): Promise<LoadedSite> {
  const cacheDir = '.cache/documents';
  return loadSite({ root: process.cwd(), pathPrefix: '', production: true, workers: 0, cacheDir });
}

/** Creates the search of a language, as a build would. */
export async function createSearch(site: LoadedSite, locale: Locale): Promise<MeasuredSearch> {
  const sections = sectionsOf(site.recordsOf(locale));
  const file = buildIndexFile(locale, sections, await readSynonyms());
  return { file, index: createEmbeddedIndex(locale, { index: file, sections }) };
}

/** Runs queries; counts a right page among the first `limit` as a success. */
export async function successAt(
  { index }: MeasuredSearch,
  queries: readonly RelevanceQuery[],
  limit: number,
): Promise<Success> {
  const missed: string[] = [];
  for (const [query, ...pages] of queries) {
    const shown = (await pagesShown(index, query)).slice(0, limit);
    if (!shown.some((page) => pages.includes(page))) missed.push(`${query}: ${shown.join(', ')}`);
  }
  return { share: 1 - missed.length / queries.length, missed };
}

/** Slugs of the pages, in the order of their first hits in the dialog. */
async function pagesShown(index: EmbeddedIndex, query: string): Promise<string[]> {
  const params = { query, hitsPerPage: SEARCH.hitsPerPage, facetFilters: contextualFilters(index.locale) };
  const { results } = await createEmbeddedEngine(index).search([{ indexName: 'docs', params }]);
  const groups = groupHits(results[0]?.hits ?? [], SEARCH.hitsPerGroup);
  const urls = groups.flatMap(({ hits }) => hits.map(({ url }) => url.replace(/#.*$/, '')));
  return [...new Set(urls.map((url) => splitAddress(url).slug))];
}
