/** @jest-environment node */
import { brotliCompressSync } from 'node:zlib';
import { LOCALES } from '../../src/model/locale';
import type { Site } from '../../src/node/assemble/assembleSite';
import { readGlossary } from '../../src/node/content/readGlossary';
import { createSearch, loadContent, successAt, type MeasuredSearch } from '../searchQuality';
import { BLINDED_FOREIGN } from './blindedForeign';
import { BLINDED_LABELS } from './blindedLabels';
import { BLINDED_OWN_WORDS } from './blindedOwnWords';
import { BLINDED_TERMS } from './blindedTerms';
import { RELEVANCE_QUERIES } from './relevanceQueries';
import { VARIED_QUERIES } from './variedQueries';

const MIN_SUCCESS_AT_1 = 0.95;
const MIN_SUCCESS_AT_5 = 0.99;
/** For questions in words that the site does not use, with several mistakes, or half-typed. */
const MIN_VARIED_SUCCESS_AT_1 = 0.85;
const MIN_VARIED_SUCCESS_AT_5 = 0.97;
/** For queries in the reader's other language, which words of the same sections answer. */
const MIN_FOREIGN_SUCCESS_AT_5 = 0.97;
/** Floors for the lists that nobody tunes on by the query: what is reached in both languages, less a query or two. */
const BLINDED = [
  { name: 'own words', lists: BLINDED_OWN_WORDS, floors: { 1: 0.8, 5: 0.96 } },
  // The aim is 0.95 among the first.
  { name: 'terms', lists: BLINDED_TERMS, floors: { 1: 0.93, 5: 0.99 } },
  { name: 'labels', lists: BLINDED_LABELS, floors: { 1: 0.88, 5: 0.99 } },
] as const;
/** With the question bank and the thesaurus, which are a third of it. */
const INDEX_MAX_BYTES = 130_000;

// The content is compiled first, unless a build has left it in the cache.
jest.setTimeout(120_000);

let site: Site;
beforeAll(async () => {
  site = await loadContent();
});

describe.each(LOCALES)('relevance in %s', (locale) => {
  let search: MeasuredSearch;
  beforeAll(async () => {
    search = await createSearch(site, locale);
  });

  it('uses pages that exist', () => {
    const slugs = new Set(site.pages.filter((page) => page.locale === locale).map(({ slug }) => slug));
    const unknown = [...RELEVANCE_QUERIES[locale], ...VARIED_QUERIES[locale]]
      .flatMap(([, ...pages]) => pages)
      .filter((page) => !slugs.has(page));
    expect(unknown).toEqual([]);
    expect(RELEVANCE_QUERIES[locale].length).toBeGreaterThanOrEqual(40);
  });

  it(`shows a right page first for ${MIN_SUCCESS_AT_1 * 100} % of the queries`, async () => {
    const { share, missed } = await successAt(search, RELEVANCE_QUERIES[locale], 1);
    expect(share < MIN_SUCCESS_AT_1 ? missed : []).toEqual([]);
  });

  it(`shows a right page among the first five for ${MIN_SUCCESS_AT_5 * 100} %`, async () => {
    const { share, missed } = await successAt(search, RELEVANCE_QUERIES[locale], 5);
    expect(share < MIN_SUCCESS_AT_5 ? missed : []).toEqual([]);
  });

  it.each([
    [1, MIN_VARIED_SUCCESS_AT_1],
    [5, MIN_VARIED_SUCCESS_AT_5],
  ])(
    'shows a right page among the first %i for a share of %d of the varied queries',
    async (limit, least) => {
      const { share, missed } = await successAt(search, VARIED_QUERIES[locale], limit);
      expect(share < least ? missed : []).toEqual([]);
    },
  );

  it.each(['alarm', 'alert', '告警'])('leads from the word "%s" of the trade to events', async (query) => {
    expect((await successAt(search, [[query, 'basic/event-management']], 5)).missed).toEqual([]);
  });

  it('finds the page of a query in the other language', async () => {
    const queries = LOCALES.filter((other) => other !== locale).flatMap((other) => [
      ...RELEVANCE_QUERIES[other],
      ...VARIED_QUERIES[other],
    ]);
    const { share, missed } = await successAt(search, queries, 5);
    expect(share < MIN_FOREIGN_SUCCESS_AT_5 ? missed : []).toEqual([]);
  });

  it.each(BLINDED.flatMap((list) => ([1, 5] as const).map((limit) => ({ ...list, limit }))))(
    'shows a right page among the first $limit for the blinded list of $name',
    async ({ lists, limit, floors }) => {
      const { share } = await successAt(search, lists[locale], limit);
      expect(share).toBeGreaterThanOrEqual(floors[limit]);
    },
  );

  it('finds the page of a blinded question in the other language', async () => {
    const asked = LOCALES.flatMap((other) => (other === locale ? [] : BLINDED_FOREIGN[other]));
    expect((await successAt(search, asked, 5)).share).toBeGreaterThanOrEqual(MIN_FOREIGN_SUCCESS_AT_5);
  });

  it('shows the definition of each term of the glossary, asked in either language', async () => {
    const defined = (await readGlossary()).filter((entry) => entry[locale].definition !== undefined);
    const terms = defined.flatMap((entry) => LOCALES.map((asked) => entry[asked].term));
    const wrong = terms.filter((term) => search.index.define(term) === undefined);
    expect(wrong).toEqual([]);
    expect(defined.length).toBeGreaterThan(50);
  });

  it('needs an index of at most 130 KB', () => {
    const bytes = brotliCompressSync(JSON.stringify(search.file)).length;
    expect(bytes).toBeLessThanOrEqual(INDEX_MAX_BYTES);
  });
});
