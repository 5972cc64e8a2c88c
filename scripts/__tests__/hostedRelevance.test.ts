/** @jest-environment node */
import { LOCALES } from '../../src/model/locale';
import type { Site } from '../../src/node/assemble/assembleSite';
import { createHostedSearch, createSearch, loadContent, successAt } from '../searchQuality';
import { RELEVANCE_QUERIES } from './relevanceQueries';

/** How much less often than the embedded engine the hosted one may show a right page among five. */
const MAX_GAP = 0.04;
/** What is reached. The service ranks by criteria in turn, the embedded engine by a score, so its first hit is better. */
const MIN_SUCCESS_AT_1 = 0.8;
const MIN_SUCCESS_AT_5 = 0.96;

// The content is compiled first, unless a build has left it in the cache.
jest.setTimeout(120_000);

let site: Site;
beforeAll(async () => {
  site = await loadContent();
});

describe.each(LOCALES)('hosted search in %s', (locale) => {
  it('shows a right page among the first five nearly as often as the embedded search', async () => {
    const queries = RELEVANCE_QUERIES[locale];
    const find = await createHostedSearch(site, locale);
    const found = new Map<string, string[]>();
    for (const [query] of queries) found.set(query, await find(query));
    const hosted = { findPages: async (query: string) => found.get(query) ?? [] };
    const embedded = await successAt(await createSearch(site, locale), queries, 5);
    const five = await successAt(hosted, queries, 5);
    expect((await successAt(hosted, queries, 1)).share).toBeGreaterThanOrEqual(MIN_SUCCESS_AT_1);
    expect(five.share).toBeGreaterThanOrEqual(Math.max(MIN_SUCCESS_AT_5, embedded.share - MAX_GAP));
  });
});
