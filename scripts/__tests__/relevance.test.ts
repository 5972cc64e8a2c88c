/** @jest-environment node */
import { brotliCompressSync } from 'node:zlib';
import { LOCALES, splitAddress } from '../../src/model/locale';
import { buildIndex } from '../../src/model/searchIndex';
import { sectionsOf } from '../../src/model/searchSections';
import { loadSite, type LoadedSite } from '../../src/node/content/loadSite';
import { SEARCH } from '../../src/site/limits';
import { contextualFilters } from '../../src/site/search';
import { createEmbeddedEngine } from '../../src/client/search/engine/embedded/embeddedEngine';
import {
  createEmbeddedIndex,
  type EmbeddedIndex,
} from '../../src/client/search/engine/embedded/embeddedIndex';
import { groupHits } from '../../src/client/search/entries/groupHits';
import { RELEVANCE_QUERIES, type RelevanceQuery } from './relevanceQueries';
import { VARIED_QUERIES } from './variedQueries';

const MIN_SUCCESS_AT_1 = 0.95;
const MIN_SUCCESS_AT_5 = 0.99;
/** For questions in words that the site does not use, with several mistakes, or half-typed. */
const MIN_VARIED_SUCCESS_AT_1 = 0.75;
const MIN_VARIED_SUCCESS_AT_5 = 0.95;
const INDEX_MAX_BYTES = 110 * 1024;

// The content is compiled first, unless a build has left it in the cache.
jest.setTimeout(120_000);

let site: LoadedSite;
beforeAll(async () => {
  const cacheDir = '.cache/documents';
  site = await loadSite({ root: process.cwd(), pathPrefix: '', production: true, workers: 0, cacheDir });
});

describe.each(LOCALES)('relevance in %s', (locale) => {
  let index: EmbeddedIndex;
  let bytes: number;
  beforeAll(async () => {
    const sections = sectionsOf(site.recordsOf(locale));
    const packed = buildIndex(sections);
    bytes = brotliCompressSync(JSON.stringify(packed)).length;
    index = await createEmbeddedIndex(locale, { index: packed, sections });
  });

  /** Pages without language in the order in which the dialog shows their first hits. */
  async function pagesShown(query: string): Promise<string[]> {
    const params = { query, hitsPerPage: SEARCH.hitsPerPage, facetFilters: contextualFilters(locale) };
    const { results } = await createEmbeddedEngine(index).search([{ indexName: 'docs', params }]);
    const groups = groupHits(results[0]?.hits ?? [], SEARCH.hitsPerGroup);
    const urls = groups.flatMap(({ hits }) => hits.map(({ hit }) => hit.url.replace(/#.*$/, '')));
    return [...new Set(urls.map((url) => splitAddress(url).slug))];
  }

  async function successAt(
    limit: number,
    queries: readonly RelevanceQuery[] = RELEVANCE_QUERIES[locale],
  ): Promise<{ share: number; missed: string[] }> {
    const missed: string[] = [];
    for (const [query, ...pages] of queries) {
      const shown = (await pagesShown(query)).slice(0, limit);
      if (!shown.some((page) => pages.includes(page))) missed.push(`${query}: ${shown.join(', ')}`);
    }
    return { share: 1 - missed.length / queries.length, missed };
  }

  it('is measured on pages that exist', () => {
    const slugs = new Set(site.pages.filter((page) => page.locale === locale).map(({ slug }) => slug));
    const unknown = [...RELEVANCE_QUERIES[locale], ...VARIED_QUERIES[locale]]
      .flatMap(([, ...pages]) => pages)
      .filter((page) => !slugs.has(page));
    expect(unknown).toEqual([]);
    expect(RELEVANCE_QUERIES[locale].length).toBeGreaterThanOrEqual(40);
  });

  it(`shows a right page first for ${MIN_SUCCESS_AT_1 * 100} % of the queries`, async () => {
    const { share, missed } = await successAt(1);
    expect(share < MIN_SUCCESS_AT_1 ? missed : []).toEqual([]);
  });

  it(`shows a right page among the first five for ${MIN_SUCCESS_AT_5 * 100} %`, async () => {
    const { share, missed } = await successAt(5);
    expect(share < MIN_SUCCESS_AT_5 ? missed : []).toEqual([]);
  });

  it.each([
    [1, MIN_VARIED_SUCCESS_AT_1],
    [5, MIN_VARIED_SUCCESS_AT_5],
  ])(
    'shows a right page among the first %i for a share of %d of the varied queries',
    async (limit, least) => {
      const { share, missed } = await successAt(limit, VARIED_QUERIES[locale]);
      expect(share < least ? missed : []).toEqual([]);
    },
  );

  it('comes from an index of at most 110 KB', () => {
    expect(bytes).toBeLessThanOrEqual(INDEX_MAX_BYTES);
  });
});
