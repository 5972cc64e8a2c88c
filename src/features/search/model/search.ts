import { docsTag, type Locale, otherwiseTag, splitVersion } from '@idmp/model';
import { SEARCH } from './searchLimits';
import { settings } from '../../../settings/settings';
import { FEEDBACK_LINKS, VERSIONS } from '../../../settings/site';

/** Tag that hosted crawlers assign to unversioned pages. */
const DEFAULT_TAG = 'default';
/** The version to search: that of the address, else the one that the reader prefers, else the latest. */
export function searchedVersion(address = '/', preferred: string | null = null): string {
  const { version } = splitVersion(
    address,
    VERSIONS.flatMap(({ path }) => path || []),
  );
  const known = VERSIONS.find(({ name }) => name === (version ?? preferred));
  return (known ?? VERSIONS.find(({ isLast }) => isLast) ?? VERSIONS[0])?.name ?? '';
}

/** Facet filters for a language and a version, defaulting to the latest: outer entries are ANDed, nested ones ORed. */
export function contextualFilters(locale: Locale, version?: string): (string | string[])[] {
  const latest = searchedVersion();
  const tags = [DEFAULT_TAG, docsTag(latest)];
  const isOlder = version !== undefined && version !== latest;
  const filters = (isOlder ? [...tags, docsTag(version)] : tags).map((tag) => `docusaurus_tag:${tag}`);
  const excluded = isOlder ? [`docusaurus_tag:-${otherwiseTag(version)}`] : [];
  return [`language:${locale}`, filters, ...excluded];
}

const LEVELS = ['lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'] as const;

/** Highlight tags around matches; results are rendered as text, never as HTML. */
export const MARK = { pre: '<mark>', post: '</mark>' } as const;

/** Search parameters for both engines; `version` limits results to one version. */
export function searchParameters(locale: Locale, smallScreen: boolean, version?: string) {
  const words = smallScreen ? SEARCH.snippetWordsSmallScreen : SEARCH.snippetWords;
  return {
    attributesToRetrieve: [
      'hierarchy.lvl0',
      ...LEVELS.map((level) => `hierarchy.${level}`),
      'content',
      'type',
      'url',
    ],
    // Only snippets are shown, so skip highlighting the full text.
    attributesToHighlight: [] as string[],
    attributesToSnippet: [...LEVELS.map((level) => `hierarchy.${level}:${words}`), `content:${words}`],
    snippetEllipsisText: '…',
    highlightPreTag: MARK.pre,
    highlightPostTag: MARK.post,
    hitsPerPage: SEARCH.hitsPerPage,
    clickAnalytics: settings.searchEvents,
    facetFilters: contextualFilters(locale, version),
  };
}

/** Where readers can report a query without results. */
export function missingResultsReport(locale: Locale): string {
  return FEEDBACK_LINKS[locale].issue;
}
