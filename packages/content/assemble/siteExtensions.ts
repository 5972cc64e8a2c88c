import type { CompiledDocument } from '@idmp/compile';
import { extensionPoint } from '@idmp/model';
import type { AssembleOptions, Site } from './assembleSite';
import type { PageExtension } from './extensions';
import type { Content } from '../sources/readContent';

/** What a site is assembled from. */
export interface SiteInput {
  content: Content;
  documents: readonly CompiledDocument[];
  /** Origins of the site. */
  siteUrls: readonly string[];
}

/** What a feature reads before a site is assembled, and adds to it afterwards. */
export interface ContentExtension {
  /** Reads what the pages depend on beside the documents. */
  prepare?: (input: SiteInput) => Promise<PageExtension>;
  /** Adds to the assembled site. */
  extend?: (site: Site, input: SiteInput, options: AssembleOptions) => Promise<Site>;
}

/** What the features add around the assembling of a site. */
export const contentExtensions = extensionPoint<ContentExtension>('registerBuildFeatures');
