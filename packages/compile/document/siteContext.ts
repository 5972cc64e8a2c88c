import { extensionPoint, type Locale } from '@idmp/model';
import type { CodeThemes } from './highlight';

/** What documents must know of the site around them. */
export interface SiteContext {
  codeThemes: CodeThemes;
  /** Whether an id belongs to the page around the article or its scripts. */
  isShellId: (id: string) => boolean;
  /** Language tag of a page (BCP 47). */
  htmlLang: (locale: Locale) => string;
  /** Whether raster images are published as they are, without scaled copies. */
  originalImages: boolean;
  /** Pages that are not documents: their addresses are reserved, and links to them are valid. */
  otherSlugs: readonly string[];
  /** Names at the top of the published site that the build or a host gives away, so that no page may have them. */
  ownNames: readonly string[];
  /** Release of the product that the pages of a version describe; of the current version if omitted. */
  releaseOf: (version?: string) => string;
}

/** The site around the documents, as one item. */
export const siteContexts = extensionPoint<SiteContext>('registerBuildFeatures');

/** The site around the documents. */
export function siteContext(): SiteContext {
  const [site] = siteContexts.all();
  if (!site) throw new Error('No site is registered: call registerBuildFeatures with its context.');
  return site;
}
