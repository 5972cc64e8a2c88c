import type { SynonymHit, IndexSettings } from 'algoliasearch';
import type { SynonymGroup } from '../model/synonyms';
import { ownValue } from '@idmp/model';

/** Kept small, as the service documents no limit that applies to all plans. */
const SET_MAX = 20;

/**
 * Synonyms in the format of the hosted index. As the index contains all languages, so does each set; narrower words are
 * one-way synonyms of the site's own term.
 */
export function hostedSynonyms(groups: readonly SynonymGroup[]): SynonymHit[] {
  return groups.flatMap(({ id, kind, terms }): SynonymHit[] => {
    const lists = Object.values(terms);
    const own = distinct(lists.flatMap((words) => words.slice(0, 1)));
    const others = distinct([...own, ...lists.flatMap((words) => words.slice(1))]).slice(own.length);
    if (kind === 'narrower')
      return others.map((input, i) => ({
        objectID: `${id}-${i}`,
        type: 'onewaysynonym',
        input,
        synonyms: own,
      }));
    const room = SET_MAX - own.length;
    return Array.from({ length: Math.max(1, Math.ceil(others.length / room)) }, (_, i) => ({
      objectID: i === 0 ? id : `${id}-${i}`,
      type: 'synonym' as const,
      synonyms: [...own, ...others.slice(i * room, (i + 1) * room)],
    })).filter(({ synonyms }) => synonyms.length > 1);
  });
}

/** Synonyms as the hosted index returns them. */
export interface RemoteSynonyms {
  objectID: string;
  type: string;
  input?: string | undefined;
  synonyms?: string[] | undefined;
}

/** Whether the synonyms of an index are outdated. */
export function synonymsDiffer(current: readonly RemoteSynonyms[], wanted: readonly SynonymHit[]): boolean {
  const known = new Set(current.map(textOf));
  return known.size !== wanted.length || wanted.some((synonym) => !known.has(textOf(synonym)));
}

/** The service does not keep the order of fields. */
function textOf({ objectID, type, input, synonyms }: RemoteSynonyms): string {
  return JSON.stringify([objectID, type.toLowerCase(), input, synonyms]);
}

/** Removes case-insensitive duplicates. */
const distinct = (words: readonly string[]): string[] => {
  const forms = words.map((word) => word.toLowerCase());
  return words.filter((_, i) => forms.indexOf(forms[i] ?? '') === i);
};

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
