import { type PublishedSite, ROOT_LOCALE, splitAddress } from '@idmp/model';
import { writeAll } from '@idmp/files';
import type { Languages } from '../rules/languages';
import { sitemapEntries, sitemapFiles, type SitemapPage } from './sitemap';
import { robotsTxt, securityTxt, type SecurityReports } from './textFiles';

export interface DiscoveryOptions extends PublishedSite {
  publicDir: string;
  pages: readonly SitemapPage[];
  /** `hreflang` of each language. */
  languages: Languages;
  /** Days of the last changes, by file. */
  lastChanges: ReadonlyMap<string, string>;
  security: SecurityReports;
  today: Date;
}

/** Whether a page belongs into the sitemap of this build: languages at the root of hosts have one on each. */
const isHere = ({ hosts }: PublishedSite, address: string): boolean => {
  const { locale } = splitAddress(address);
  return locale === ROOT_LOCALE || hosts?.[locale]?.atRoot !== true;
};

/** Writes the sitemap, `robots.txt` and `security.txt`. */
export async function writeDiscoveryFiles(options: DiscoveryOptions): Promise<void> {
  const { publicDir, siteUrl, pathPrefix, pages, languages, lastChanges, security, today } = options;
  const base = siteUrl + pathPrefix;
  const entries = sitemapEntries(pages, languages, lastChanges).filter(({ address }) =>
    isHere(options, address),
  );
  await writeAll(publicDir, {
    ...sitemapFiles(entries, options),
    'robots.txt': robotsTxt(base),
    '.well-known/security.txt': securityTxt(base, security, today),
  });
}
