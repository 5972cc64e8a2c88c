import type { RecordType } from '../../../model/searchRecord';

/** Search parameters that the engines support. */
export interface SearchParams {
  query?: string;
  page?: number;
  hitsPerPage?: number;
  highlightPreTag?: string;
  highlightPostTag?: string;
  snippetEllipsisText?: string;
  /** All when the request does not say. */
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

/** Texts of a hit by attribute, with matching words in tags. */
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
  /** Whether only words of the same section in another language matched. */
  isForeign?: boolean;
  _highlightResult?: HighlightedHit;
  _snippetResult?: HighlightedHit;
}

/** What a term means, and the section that says so. */
export interface Definition {
  term: string;
  text: string;
  source: Hit;
}

/** Answer to one search, in the hosted service's shape. */
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
  /** For a query that is a term; it is no hit. */
  definition?: Definition;
  /** Whether the embedded engine answered in place of the hosted service. */
  isLocal?: boolean;
}

/** The interface of both engines, hosted and embedded. */
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
