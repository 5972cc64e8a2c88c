import type { IndexFile } from '../embeddedIndex';
import type { BuiltSite } from './buildSite';

/** What the site depends on besides its sources and the environment. */
export interface SiteRequest {
  /** Path prefix without trailing slash, '' for none. */
  pathPrefix: string;
  /** Leaves drafts out. */
  production: boolean;
}

/** What is known of the request before Gatsby has read its configuration. */
export interface EarlyRequest {
  /** Name of the environment file: `production` or `development`. */
  mode: string;
  /** Is the site built for its path prefix? */
  prefixed: boolean;
}

/** A request with the number that its answers carry. */
export interface NumberedRequest {
  id: number;
  request: SiteRequest;
}

/** What the thread answers to a request: the site, then the files of its embedded search, or why there are none. */
export type SiteAnswer =
  | { type: 'site'; site: BuiltSite }
  | { type: 'search'; files: IndexFile[] }
  | { type: 'failed'; error: Error };
