import type { IndexFile } from '../embeddedIndex';
import type { PageOutline } from '../pageStore';
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

/** The site without the texts of its pages and the records of its search, which stay on the disk. */
export interface SiteOutline extends Omit<BuiltSite, 'pages' | 'recordsOf' | 'dropTexts'> {
  pages: PageOutline[];
}

/** What the thread answers to a request, in this order: the site, the keys of its pages' texts, the files of its search. */
export type SiteAnswer =
  | { type: 'site'; site: SiteOutline }
  | { type: 'stored'; keys: string[] }
  | { type: 'search'; files: IndexFile[] }
  | { type: 'failed'; error: Error };
