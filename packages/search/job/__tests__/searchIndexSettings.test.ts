/** @jest-environment node */
import { recordsOfPage } from '../../model/searchRecord';
import { contextualFilters, searchParameters } from '../../model/search';
import { SEARCH_INDEX_SETTINGS } from '../searchIndexSettings';

/** Criteria of the ranking formula that the service documents; others must name an attribute. */
const CRITERIA = ['typo', 'geo', 'words', 'filters', 'proximity', 'attribute', 'exact', 'custom'];

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

  it('allow searches to retrieve what they ask for', () => {
    const { attributesToRetrieve } = searchParameters('en', { latest: 'current' });
    const allowed = SEARCH_INDEX_SETTINGS.attributesToRetrieve as readonly string[];
    expect(attributesToRetrieve.filter((path) => !allowed.includes(path.split('.')[0] ?? ''))).toEqual([]);
  });

  it('rank by documented criteria, the attribute before the proximity that decides on it', () => {
    const { ranking, customRanking } = SEARCH_INDEX_SETTINGS;
    expect(ranking.filter((criterion) => !CRITERIA.includes(criterion))).toEqual([]);
    expect(new Set(ranking).size).toBe(ranking.length);
    // `attributeCriteriaComputedByMinProximity` has no effect in any other order.
    expect(ranking.indexOf('attribute')).toBeLessThan(ranking.indexOf('proximity'));
    for (const rule of customRanking) expect(rule).toMatch(/^(?:asc|desc)\([\w.]+\)$/);
  });
});
