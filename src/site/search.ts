import type { Locale } from '../model/locale';
import { SEARCH } from './limits';
import { settings } from './settings';
import { FEEDBACK_LINKS, VERSIONS } from './site';

/** Tag that hosted crawlers give to pages without a version. */
const DEFAULT_TAG = 'default';
const DOCS_PLUGIN = 'default';

/** Tag of the records of a docs version. */
export function docsTag(version: string): string {
  return `docs-${DOCS_PLUGIN}-${version}`;
}

/** Version whose pages are searched: the latest one. */
function searchedVersion(): string {
  return (VERSIONS.find(({ isLast }) => isLast) ?? VERSIONS[0])?.name ?? '';
}

/** Facet filters for a language and a docs version: groups are joined by "and", entries of a group by "or". */
export function contextualFilters(locale: Locale): [string, string[]] {
  return [
    `language:${locale}`,
    [`docusaurus_tag:${DEFAULT_TAG}`, `docusaurus_tag:${docsTag(searchedVersion())}`],
  ];
}

/** Facet of the chapter of a page. */
export const CHAPTER_FACET = 'hierarchy.lvl0';

const LEVELS = ['lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'] as const;

/** Tags around words that matched; results are shown as text, never as HTML. */
export const MARK = { pre: '<mark>', post: '</mark>' } as const;

/** Parameters of each search, whichever engine answers; `chapter` limits it to one. */
export function searchParameters(locale: Locale, smallScreen: boolean, chapter = '') {
  const words = smallScreen ? SEARCH.snippetWordsSmallScreen : SEARCH.snippetWords;
  return {
    attributesToRetrieve: [
      'hierarchy.lvl0',
      ...LEVELS.map((level) => `hierarchy.${level}`),
      'content',
      'type',
      'url',
      'answers',
    ],
    // Only snippets are shown: highlighted full texts would be computed and sent for nothing.
    attributesToHighlight: [] as string[],
    attributesToSnippet: [...LEVELS.map((level) => `hierarchy.${level}:${words}`), `content:${words}`],
    snippetEllipsisText: '…',
    highlightPreTag: MARK.pre,
    highlightPostTag: MARK.post,
    hitsPerPage: SEARCH.hitsPerPage,
    clickAnalytics: settings.searchEvents,
    facetFilters: [...contextualFilters(locale), ...(chapter ? [`${CHAPTER_FACET}:${chapter}`] : [])],
  };
}

/** Where a reader can report a search without results. */
export function missingResultsReport(locale: Locale): string {
  return FEEDBACK_LINKS[locale].issue;
}
