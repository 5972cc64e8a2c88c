/** @jest-environment node */
import { type Locale, LOCALES } from '@idmp/model';
import { STANDALONE_DIR } from '@idmp/files';
import type { Site } from '@idmp/content';
import { halfOf, LIST_NAMES, readQueries, type ListName, type QueryList } from '../queryLists';
import { loadContent } from '../searchQuality';
import { siteTerms } from '../siteTerms';

/** Lists whose questions are in readers' own words, and how many each has at least. */
const OWN_WORDS: Partial<Record<ListName, number>> = { 'own-words': 120, 'reader-questions': 150 };
const TERMS_MIN = 300;
const HALF_MIN_SHARE = 0.4;

// The content is compiled first, unless a build has left it in the cache.
jest.setTimeout(120_000);

let site: Site;
let lists: [ListName, QueryList][];
/** Slugs of the documents of each language. */
let slugs: Record<Locale, Set<string>>;
beforeAll(async () => {
  site = await loadContent();
  lists = await Promise.all(
    LIST_NAMES.map(async (name) => [name, await readQueries(name)] as [ListName, QueryList]),
  );
  const slugsIn = (locale: Locale) =>
    site.pages
      .filter((page) => page.locale === locale && !page.file.startsWith(STANDALONE_DIR))
      .map(({ slug }) => slug);
  slugs = { 'zh-Hans': new Set(slugsIn('zh-Hans')), en: new Set(slugsIn('en')) };
});

describe('readQueries', () => {
  it('reads lists whose pages exist in both languages', () => {
    const missing = lists.flatMap(([name, list]) =>
      LOCALES.flatMap((locale) =>
        list[locale].flatMap(([query, ...pages]) =>
          pages
            .filter((page) => !LOCALES.every((each) => slugs[each].has(page)))
            .map((page) => `${name}: ${query}: ${page}`),
        ),
      ),
    );
    expect(missing).toEqual([]);
  });

  it.each(Object.entries(OWN_WORDS))('reads enough questions in own words: %s', (name, least) => {
    for (const [each, list] of lists)
      if (each === name)
        for (const locale of LOCALES) expect(list[locale].length).toBeGreaterThanOrEqual(least);
  });

  it.each(LOCALES)('reads questions about every document in %s', (locale) => {
    const asked = new Set(
      lists.flatMap(([name, list]) =>
        name in OWN_WORDS ? list[locale].flatMap(([, ...pages]) => pages) : [],
      ),
    );
    expect([...slugs[locale]].filter((slug) => !asked.has(slug))).toEqual([]);
  });
});

describe('halfOf', () => {
  it('splits each list in own words in two similar halves', () => {
    for (const [name, list] of lists)
      if (name in OWN_WORDS)
        for (const locale of LOCALES) {
          const untouched = list[locale].filter((query) => halfOf(query) === 'untouched').length;
          expect(untouched / list[locale].length).toBeGreaterThan(HALF_MIN_SHARE);
          expect(untouched / list[locale].length).toBeLessThan(1 - HALF_MIN_SHARE);
        }
  });
});

describe('siteTerms', () => {
  it.each(LOCALES)('collects titles, labels and terms of the glossary in %s', async (locale) => {
    const terms = await siteTerms(site, locale);
    expect(terms.length).toBeGreaterThanOrEqual(TERMS_MIN);
    const titles = site.pages.filter((page) => page.locale === locale && slugs[locale].has(page.slug));
    for (const { title, slug, unlisted } of titles)
      if (!unlisted) expect(terms).toContainEqual([title, slug]);
  });
});
