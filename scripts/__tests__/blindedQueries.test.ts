/** @jest-environment node */
import { LOCALES, type Locale } from '../../src/model/locale';
import { STANDALONE_DIR } from '../../src/node/content/contentFolders';
import { loadContent, type RelevanceQuery } from '../searchQuality';
import { BLINDED_FOREIGN } from './blindedForeign';
import { BLINDED_LABELS } from './blindedLabels';
import { BLINDED_OWN_WORDS } from './blindedOwnWords';
import { BLINDED_TERMS } from './blindedTerms';
import { RELEVANCE_QUERIES } from './relevanceQueries';
import { VARIED_QUERIES } from './variedQueries';

const MAX_PAGES_PER_QUERY = 3;

// The content is compiled first, unless a build has left it in the cache.
jest.setTimeout(120_000);

/** Slugs of the documents of each language. */
let slugs: Record<Locale, Set<string>>;
beforeAll(async () => {
  const { pages } = await loadContent();
  const documents = pages.filter(({ file }) => !file.startsWith(STANDALONE_DIR));
  const slugsIn = (locale: Locale) =>
    new Set(documents.filter((page) => page.locale === locale).map(({ slug }) => slug));
  slugs = { 'zh-Hans': slugsIn('zh-Hans'), en: slugsIn('en') };
});

const normalized = ([query]: RelevanceQuery) => query.toLowerCase().replace(/\s+/g, ' ').trim();
const repeatedIn = (queries: string[]) => queries.filter((query, index) => queries.indexOf(query) < index);

describe.each([
  ['own words', BLINDED_OWN_WORDS, 120],
  ['terms', BLINDED_TERMS, 70],
  ['labels', BLINDED_LABELS, 100],
  ['other language', BLINDED_FOREIGN, 60],
])('blinded list: %s', (_name, list, least) => {
  it.each(LOCALES)(`asks at least ${least} different questions in %s`, (locale) => {
    const queries = list[locale].map(normalized);
    expect(repeatedIn(queries)).toEqual([]);
    expect(queries.length).toBeGreaterThanOrEqual(least);
  });

  it.each(LOCALES)('names one to three pages that exist in both languages, in %s', (locale) => {
    for (const [query, ...pages] of list[locale]) {
      const missing = pages.filter((page) => !LOCALES.every((each) => slugs[each].has(page)));
      expect({ query, missing, repeated: repeatedIn(pages) }).toEqual({ query, missing: [], repeated: [] });
      expect(pages.length).toBeGreaterThanOrEqual(1);
      expect(pages.length).toBeLessThanOrEqual(MAX_PAGES_PER_QUERY);
    }
  });
});

describe.each(LOCALES)('blinded lists in %s', (locale) => {
  it('share no question with each other or with the lists of the thresholds', () => {
    const lists = [BLINDED_OWN_WORDS, BLINDED_TERMS, BLINDED_LABELS, RELEVANCE_QUERIES, VARIED_QUERIES];
    const known = lists.flatMap((list) => [...new Set(list[locale].map(normalized))]);
    const blinded = new Set(
      [BLINDED_OWN_WORDS, BLINDED_TERMS, BLINDED_LABELS].flatMap((list) => list[locale].map(normalized)),
    );
    expect(repeatedIn(known).filter((query) => blinded.has(query))).toEqual([]);
  });

  it('cover every document', () => {
    const asked = new Set(BLINDED_OWN_WORDS[locale].flatMap(([, ...pages]) => pages));
    expect([...slugs[locale]].filter((slug) => !asked.has(slug))).toEqual([]);
  });
});
