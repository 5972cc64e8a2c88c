import type { Locale } from '@idmp/model';
import type { SearchRecord } from '../model/searchRecord';
import type { SynonymGroup } from '../model/synonyms';
import { recordsOfOutline } from '../model/__tests__/searchFixtures';
import { searchFileOf } from '../build/searchFileOf';
import { emptyAnswer, type Hit, type SearchAnswer, type SearchEngine } from '../engine/engine';
import { createEmbeddedIndex, type EmbeddedIndex } from '../embedded/embeddedIndex';

/** A small site about events, panels and imports. */
export const RECORDS: SearchRecord[] = [
  ...recordsOfOutline({
    url: '/en/basic/events',
    chapter: 'Basic Features',
    title: 'Event Management',
    text: 'Events come from analyses.',
    sections: {
      'Acknowledge events': 'Open the event list and confirm each event that you have seen.',
      'Notification rules': 'A rule decides who gets a message.',
    },
  }),
  ...recordsOfOutline({
    url: '/en/basic/panels',
    chapter: 'Basic Features',
    title: 'Panels',
    text: 'A panel shows data.',
    sections: { 'Bar chart': 'Compares totals. Set tda.max-bars in application.yml.' },
  }),
  ...recordsOfOutline({
    url: '/en/operation/import',
    chapter: 'Operations',
    title: 'Importing Data',
    text: 'Import a CSV file to create elements from supertables, then look at the events.',
  }),
];

export function testIndex(
  records: readonly SearchRecord[] = RECORDS,
  locale: Locale = 'en',
  synonyms: readonly SynonymGroup[] = [],
): EmbeddedIndex {
  return createEmbeddedIndex(locale, searchFileOf(locale, records, synonyms));
}

/** A hit with overrides. */
export function createHit({ hierarchy, ...overrides }: Partial<Hit> = {}): Hit {
  return {
    objectID: overrides.url ?? '/en/page',
    url: '/en/page',
    type: 'lvl1',
    content: null,
    ...overrides,
    hierarchy: {
      lvl0: 'Chapter',
      lvl1: 'Page',
      lvl2: null,
      lvl3: null,
      lvl4: null,
      lvl5: null,
      lvl6: null,
      ...hierarchy,
    },
  };
}

export function createAnswer(overrides: Partial<SearchAnswer> = {}): SearchAnswer {
  const hits = overrides.hits ?? [];
  return { ...emptyAnswer({ indexName: 'docs' }), nbHits: hits.length, ...overrides };
}

/** A mock engine that always returns the same hits, or fails. */
export function engineOf(result: readonly Hit[] | Error): jest.Mocked<SearchEngine> {
  return {
    search: jest.fn((requests) =>
      result instanceof Error
        ? Promise.reject(result)
        : Promise.resolve({
            results: requests.map(({ params }) =>
              createAnswer({ hits: [...result], query: params?.query ?? '' }),
            ),
          }),
    ),
  };
}

export const request = (query: string) => ({ indexName: 'docs', params: { query } });
