/** @jest-environment node */
import { recordsOfPage } from '../../model/searchRecord';
import { contextualFilters } from '../../model/search';
import { SEARCH_INDEX_SETTINGS } from '../searchIndexSettings';

const settings = { chapter: 'Docs', url: '/a', language: 'en', version: 'current', tag: 'docs' } as const;
const [record] = recordsOfPage(
  { title: 'Page', description: '', headings: [], blocks: [] },
  { ...settings, wordsOf: () => ({ questions: ['what'], counterpart: ['页'] }) },
);

/** Value at a path such as `hierarchy.lvl1`; undefined if the record has no such attribute. */
function valueAt(path: string): unknown {
  return path
    .split('.')
    .reduce<unknown>((value, name) => (value as Record<string, unknown> | null)?.[name], record);
}

const attributeOf = (text: string): string => text.replace(/^\w+\((.*)\)$/, '$1').replace(/:\d+$/, '');

describe('the settings of the hosted index', () => {
  it('name attributes that records have', () => {
    const { searchableAttributes, attributesForFaceting, attributesToRetrieve, customRanking } =
      SEARCH_INDEX_SETTINGS;
    const named = [
      ...searchableAttributes.flatMap((list) => list.split(',')),
      ...attributesForFaceting,
      ...attributesToRetrieve,
      ...customRanking,
      ...SEARCH_INDEX_SETTINGS.attributesToHighlight,
      ...SEARCH_INDEX_SETTINGS.attributesToSnippet,
      SEARCH_INDEX_SETTINGS.attributeForDistinct,
    ].map(attributeOf);
    expect(named.filter((path) => valueAt(path) === undefined)).toEqual([]);
  });

  it('declare every attribute that searches filter by as a facet', () => {
    const filtered = contextualFilters('en', { latest: 'current' })
      .flat()
      .map((filter) => filter.split(':')[0] ?? '');
    expect(SEARCH_INDEX_SETTINGS.attributesForFaceting).toEqual(expect.arrayContaining(filtered));
  });
});
