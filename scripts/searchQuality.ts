import {
  contextualFilters,
  createEmbeddedEngine,
  createEmbeddedIndex,
  type EmbeddedIndex,
  SEARCH,
  type SearchFile,
} from '@idmp/search/client';
import { loadSite } from '../src/assemble/loadSite';
import { groupHits } from '../src/features/search/client/entries/searchEntries';
import { type Locale, memoizeUntilFailure, splitAddress } from '@idmp/model';
import { searchFileOf } from '@idmp/search';
import { DOCUMENTS_DIR, readSynonyms, type Site } from '@idmp/content';
import { DIALOG } from '../src/features/search/client/dialogLimits';
import { searchedVersion } from '../src/features/search/client/versions';
import type { RelevanceQuery } from './queryLists';

/** Slugs of the pages that a query finds, in the order of their first hits in the dialog. */
type FindPages = (query: string) => Promise<string[]>;

/** The search of one language over the current content, without a build. */
export interface MeasuredSearch {
  findPages: FindPages;
  file: SearchFile;
  index: EmbeddedIndex;
}

/** Share of the queries that find a right page among the first ones. */
export interface Success {
  share: number;
  /** Queries without a right page, and what they find instead. */
  missed: string[];
}

/** Compiles the content of this project, using the cache of builds. */
export async function loadContent(): Promise<Site> {
  const settings = { root: process.cwd(), pathPrefix: '', production: true, workers: 0 };
  return loadSite({ ...settings, cacheDir: DOCUMENTS_DIR });
}

/** Creates the search of a language, as a build would. */
export async function createSearch(site: Site, locale: Locale): Promise<MeasuredSearch> {
  const file = searchFileOf(locale, site.recordsOf(locale), readSynonyms());
  const index = createEmbeddedIndex(locale, file);
  return { file, index, findPages: memoizeUntilFailure((query: string) => pagesShown(index, query)) };
}

/** Runs queries; counts a right page among the first `limit` as a success. */
export async function successAt(
  { findPages }: Pick<MeasuredSearch, 'findPages'>,
  queries: readonly RelevanceQuery[],
  limit: number,
): Promise<Success> {
  const missed: string[] = [];
  for (const [query, ...pages] of queries) {
    const shown = (await findPages(query)).slice(0, limit);
    if (!shown.some((page) => pages.includes(page))) missed.push(`${query}: ${shown.join(', ')}`);
  }
  return { share: 1 - missed.length / queries.length, missed };
}

async function pagesShown(index: EmbeddedIndex, query: string): Promise<string[]> {
  const params = {
    query,
    hitsPerPage: SEARCH.hitsPerPage,
    facetFilters: contextualFilters(index.locale, { latest: searchedVersion() }),
  };
  const { results } = await createEmbeddedEngine(index).search([{ indexName: 'docs', params }]);
  const groups = groupHits(results[0]?.hits ?? [], DIALOG.hitsPerGroup);
  return slugsOf(groups.flatMap(({ hits }) => hits.map(({ url }) => url)));
}

function slugsOf(urls: readonly string[]): string[] {
  return [...new Set(urls.map((url) => splitAddress(url.replace(/#.*/, '')).slug))];
}
