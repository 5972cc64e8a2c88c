import type { RecordType } from '../../../model/searchRecord';

/** Parameters of a search that the engines understand. */
export interface SearchParams {
  query?: string;
  page?: number;
  hitsPerPage?: number;
  highlightPreTag?: string;
  highlightPostTag?: string;
  snippetEllipsisText?: string;
  /** All of them when the request does not say. */
  attributesToHighlight?: readonly string[];
  attributesToSnippet?: readonly string[];
  facetFilters?: readonly (string | readonly string[])[] | string;
}

/** One search of one index. */
export interface SearchRequest {
  indexName: string;
  params?: SearchParams;
}

export interface HighlightedText {
  value: string;
  matchLevel: 'none' | 'partial' | 'full';
}

/** Texts of a hit by attribute, with the words that matched between tags. */
export interface HighlightedHit {
  hierarchy: Record<string, HighlightedText>;
  content?: HighlightedText;
}

export interface Hit {
  objectID: string;
  url: string;
  type: RecordType;
  hierarchy: Record<string, string | null>;
  content: string | null;
  _highlightResult?: HighlightedHit;
  _snippetResult?: HighlightedHit;
}

/** Answer to one search, in the shape of the hosted service. */
export interface SearchAnswer {
  index: string;
  query: string;
  params: string;
  hits: Hit[];
  nbHits: number;
  page: number;
  nbPages: number;
  hitsPerPage: number;
  processingTimeMS: number;
  exhaustiveNbHits: boolean;
  queryID?: string;
  /** Whether the embedded index stood in for the hosted service. */
  isLocal?: boolean;
}

/** What answers searches: the hosted service or the index that comes with the site. */
export interface SearchEngine {
  search: (requests: readonly SearchRequest[]) => Promise<{ results: SearchAnswer[] }>;
}

/** An answer without hits. */
export function emptyAnswer({ indexName, params = {} }: SearchRequest): SearchAnswer {
  return {
    index: indexName,
    query: params.query ?? '',
    params: '',
    hits: [],
    nbHits: 0,
    page: 0,
    nbPages: 0,
    hitsPerPage: params.hitsPerPage ?? 0,
    processingTimeMS: 0,
    exhaustiveNbHits: true,
  };
}
