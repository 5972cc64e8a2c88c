import type { RecordType } from '../model/searchRecord';

/** Search parameters supported by both engines. */
export interface SearchParams {
  query?: string;
  page?: number;
  hitsPerPage?: number;
  /** Attributes with their number of words, the same for all: `content:10`. */
  attributesToSnippet?: readonly string[];
  facetFilters?: readonly (string | readonly string[])[] | string;
}

/** A search request to an index. */
export interface SearchRequest {
  indexName: string;
  params?: SearchParams;
}

/** Shortened texts of a hit, with tags around matching words. */
export interface Snippets {
  hierarchy?: Record<string, { value: string }>;
  content?: { value: string };
}

export interface Hit {
  objectID: string;
  url: string;
  type: RecordType;
  hierarchy: Record<string, string | null>;
  content: string | null;
  /** Whether only the section's counterpart in another language matched. */
  isForeign?: boolean;
  _snippetResult?: Snippets;
}

/** Definition of a term, and the section that contains it. */
export interface Definition {
  term: string;
  text: string;
  source: Hit;
}

/** Response to a search, in the hosted service's format. */
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
  /** Set if the query is a term; not one of the hits. */
  definition?: Definition;
  /** Whether the response comes from the embedded fallback of the hosted service. */
  isLocal?: boolean;
}

/** Common interface of the hosted and embedded engines. */
export interface SearchEngine {
  search: (requests: readonly SearchRequest[]) => Promise<{ results: SearchAnswer[] }>;
}

/** A response without hits. */
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
