import { docsTag, type Locale, otherwiseTag } from '@idmp/model';
import { SEARCH } from './searchLimits';

/** A host as the Algolia clients expect it. */
interface AlgoliaHost {
  url: string;
  protocol: 'http' | 'https';
  accept: 'readWrite';
  port?: number;
}

/** An index of the hosted service, and how browsers search it. */
export interface HostedIndex {
  appId: string;
  searchKey: string;
  index: string;
  /** Origins to use instead of the service's default hosts; empty for the defaults. */
  hosts: readonly string[];
}

/** The host of an origin. */
export function algoliaHost(origin: string): AlgoliaHost {
  const { protocol, hostname, port } = new URL(origin);
  return {
    url: hostname,
    protocol: protocol === 'https:' ? 'https' : 'http',
    accept: 'readWrite',
    ...(port && { port: Number(port) }),
  };
}

/** Tag that hosted crawlers assign to unversioned pages. */
const DEFAULT_TAG = 'default';

/** Versions of a site: the latest, and the one to search if that is another. */
export interface SearchedVersions {
  latest: string;
  version?: string;
}

/** Facet filters for a language and a version: outer entries are ANDed, nested ones ORed. */
export function contextualFilters(
  locale: Locale,
  { latest, version = latest }: SearchedVersions,
): (string | string[])[] {
  const tags = [DEFAULT_TAG, docsTag(latest)];
  const isOlder = version !== latest;
  const filters = (isOlder ? [...tags, docsTag(version)] : tags).map((tag) => `docusaurus_tag:${tag}`);
  const excluded = isOlder ? [`docusaurus_tag:-${otherwiseTag(version)}`] : [];
  return [`language:${locale}`, filters, ...excluded];
}

const LEVELS = ['lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'] as const;

/** Highlight tags around matches; results are rendered as text, never as HTML. */
export const MARK = { pre: '<mark>', synonym: '<mark class="synonym">', post: '</mark>' } as const;

export interface ParameterOptions extends SearchedVersions {
  /** Whether lines are short. */
  smallScreen?: boolean;
  /** Whether the hosted service shall tell clicks apart. */
  clickAnalytics?: boolean;
}

/** Search parameters for both engines. */
export function searchParameters(
  locale: Locale,
  { smallScreen = false, clickAnalytics = false, ...versions }: ParameterOptions,
) {
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
    clickAnalytics,
    facetFilters: contextualFilters(locale, versions),
  };
}
