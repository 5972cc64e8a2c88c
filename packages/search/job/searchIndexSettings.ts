import type { IndexSettings } from 'algoliasearch';
import { ownValue } from '@idmp/model';

/** Settings of the hosted index; one index holds all languages, told apart by the facet `language`. */
export const SEARCH_INDEX_SETTINGS = {
  // All headings of a page have the same priority, so that the rank of the record decides between them.
  searchableAttributes: [
    'hierarchy.lvl1,hierarchy.lvl2,hierarchy.lvl3,hierarchy.lvl4,hierarchy.lvl5,hierarchy.lvl6',
    'unordered(questions)',
    'content',
    'unordered(counterpart)',
    'unordered(hierarchy.lvl0)',
  ],
  attributesForFaceting: ['type', 'language', 'version', 'docusaurus_tag'],
  attributesToRetrieve: ['hierarchy', 'content', 'anchor', 'url', 'url_without_anchor', 'type'],
  attributesToHighlight: ['hierarchy', 'content'],
  attributesToSnippet: ['content:10'],
  camelCaseAttributes: ['hierarchy', 'content'],
  distinct: true,
  attributeForDistinct: 'url',
  customRanking: ['desc(weight.pageRank)', 'desc(weight.level)', 'asc(weight.position)'],
  ranking: ['words', 'filters', 'typo', 'attribute', 'proximity', 'exact', 'custom'],
  minWordSizefor1Typo: 3,
  minWordSizefor2Typos: 7,
  allowTyposOnNumericTokens: false,
  minProximity: 1,
  ignorePlurals: true,
  advancedSyntax: true,
  attributeCriteriaComputedByMinProximity: true,
  removeWordsIfNoResults: 'allOptional',
  separatorsToIndex: '_',
  // Words are segmented by the rules of the first language, and only Chinese needs segmentation.
  queryLanguages: ['zh', 'en'],
  indexLanguages: ['zh', 'en'],
} as const satisfies IndexSettings;

/** Names of the settings that differ. */
export function differingSettings(current: Readonly<Record<string, unknown>>): string[] {
  return Object.entries(SEARCH_INDEX_SETTINGS)
    .filter(([name, value]) => JSON.stringify(ownValue(current, name)) !== JSON.stringify(value))
    .map(([name]) => name);
}
