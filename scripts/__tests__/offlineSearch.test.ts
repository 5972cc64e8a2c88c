/** @jest-environment node */
import { searchSections } from '../../src/features/search/offline/searchSections';
import {
  buildIndexFile,
  createEmbeddedEngine,
  createEmbeddedIndex,
  type EmbeddedIndex,
  SEARCH,
} from '@idmp/search/client';
import { type Locale, LOCALES, type OfflinePage, type SectionSource } from '@idmp/model';
import { readSynonyms, type Site } from '@idmp/markdown';
import { sectionsByPage } from '../../src/features/offline/build/offlineSite';
import { readQueries } from '../queryLists';
import { createSearch, loadContent, type MeasuredSearch } from '../searchQuality';

// The content is compiled first, unless a build has left it in the cache.
jest.setTimeout(120_000);

let site: Site;
let pages: Record<Locale, OfflinePage[]>;
beforeAll(async () => {
  site = await loadContent();
  const pagesOf = (locale: Locale): OfflinePage[] =>
    Array.from(sectionsByPage(site.recordsOf(locale), { url: '', path: '' }), ([address, sections]) => ({
      address,
      title: '',
      html: '',
      sections,
    }));
  pages = { 'zh-Hans': pagesOf('zh-Hans'), en: pagesOf('en') };
});

async function hitsOf(index: EmbeddedIndex, query: string): Promise<string[]> {
  const params = { query, hitsPerPage: SEARCH.hitsPerPage };
  const { results } = await createEmbeddedEngine(index).search([{ indexName: 'docs', params }]);
  return (results[0]?.hits ?? []).map(({ url }) => url);
}

describe.each(LOCALES)('the search of the offline file in %s', (locale) => {
  let online: MeasuredSearch;
  let sections: SectionSource[];
  beforeAll(async () => {
    online = await createSearch(site, locale);
    sections = searchSections({ pages }, locale);
  });

  it('has the index of the site', async () => {
    const file = buildIndexFile(locale, sections, await readSynonyms());
    // As text: comparing two objects of this size takes seconds.
    expect(JSON.stringify(file) === JSON.stringify(online.file)).toBe(true);
  });

  it('shows the same sections in the same order', async () => {
    const offline = createEmbeddedIndex(locale, { index: online.file, sections });
    const queries = await readQueries('everyday');
    for (const [query] of queries[locale])
      expect([query, ...(await hitsOf(offline, query))]).toEqual([
        query,
        ...(await hitsOf(online.index, query)),
      ]);
  });
});
