import type { Locale, Page, SidebarEntry } from '@idmp/model';
import { readBuildFile, writeBuildFile } from '@idmp/files';

const FIELDS = [
  'file',
  'locale',
  'slug',
  'address',
  'title',
  'description',
  'textLocale',
  'canonical',
  'unlisted',
  'noindex',
  'version',
  'draft',
  'help',
  'aliases',
  'release',
] as const satisfies readonly (keyof Page)[];

/** A page without its text. */
export interface PageOutline extends Pick<Page, (typeof FIELDS)[number]> {
  /** Digest of the page in the page store. */
  digest: string;
}

export interface SiteOutline {
  /** Path prefix without trailing slash, '' for none. */
  pathPrefix: string;
  pages: PageOutline[];
  sidebars: Record<Locale, SidebarEntry[]>;
}

const OUTLINE_FILE = '.cache/site-outline.json';

/** Writes the page data that `onPostBuild` needs. */
export async function writeSiteOutline(
  pathPrefix: string,
  { pages, sidebars }: { pages: readonly Page[]; sidebars: SiteOutline['sidebars'] },
  digests: readonly string[],
): Promise<void> {
  const outline: SiteOutline = {
    pathPrefix,
    pages: pages.map((page, index) => outlineOf(page, digests[index] ?? '')),
    sidebars,
  };
  await writeBuildFile(OUTLINE_FILE, outline);
}

/** Reads the outline of the last build. */
export function readSiteOutline(): Promise<SiteOutline> {
  return readBuildFile(OUTLINE_FILE);
}

function outlineOf(page: Page, digest: string): PageOutline {
  const fields = Object.fromEntries(FIELDS.map((field) => [field, page[field]]));
  return { ...(fields as Pick<Page, (typeof FIELDS)[number]>), digest };
}
