import { readChangeDays } from '../../../core/content/changeDays';
import { CONTENT_DIR } from '../../../core/files/contentFolders';
import { sitemapEntries, sitemapFiles, type SitemapPage } from './sitemap';
import { robotsTxt, securityTxt } from './textFiles';
import { writeAll } from '../../../core/files/writeAll';

export interface DiscoveryOptions {
  publicDir: string;
  /** Origin of the published site. */
  siteUrl: string;
  /** Path prefix with leading and without trailing slash; '' without one. */
  pathPrefix: string;
  pages: readonly SitemapPage[];
  /** Folder of the project. */
  root: string;
  today: Date;
}

/** Writes the sitemap, `robots.txt` and `security.txt`. */
export async function writeDiscoveryFiles(options: DiscoveryOptions): Promise<void> {
  const { publicDir, siteUrl, pathPrefix, pages, root, today } = options;
  const base = siteUrl + pathPrefix;
  const entries = sitemapEntries(pages, await readChangeDays(root, [CONTENT_DIR]));
  await writeAll(publicDir, {
    ...sitemapFiles(entries, base),
    'robots.txt': robotsTxt(base),
    '.well-known/security.txt': securityTxt(base, today),
  });
}
