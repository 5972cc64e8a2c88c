import { type PublishedSite, ROOT_LOCALE, splitAddress } from '@idmp/model';
import { writeAll } from '@idmp/files';
import type { Languages } from '../rules/hostSite';
import { sitemapEntries, sitemapFiles, type SitemapPage } from './sitemap';

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

/** How to report a vulnerability. */
export interface SecurityReports {
  /** Pages or mail addresses (RFC 9116 requires at least one). */
  contacts: readonly string[];
  /** Languages of the reports, in order of preference. */
  languages: readonly string[];
}

/** How long `security.txt` is valid; RFC 9116 recommends less than a year. */
const SECURITY_TXT_MONTHS = 11;

/** Text of `robots.txt`; `base` is the site's address with its prefix, without trailing slash. */
export function robotsTxt(base: string): string {
  return `User-agent: *\nAllow: /\n\nSitemap: ${base}/sitemap.xml\n`;
}

/** Start of the month that is a number of months after a day, in UTC. */
function monthsLater(day: Date, months: number): Date {
  return new Date(Date.UTC(day.getUTCFullYear(), day.getUTCMonth() + months, 1));
}

/** Text of `security.txt` (RFC 9116). It expires at the start of a month, so that builds within a month are equal. */
export function securityTxt(base: string, { contacts, languages }: SecurityReports, today: Date): string {
  const lines = [
    ...contacts.map((contact) => `Contact: ${contact}`),
    `Expires: ${monthsLater(today, SECURITY_TXT_MONTHS).toISOString()}`,
    `Preferred-Languages: ${languages.join(', ')}`,
    `Canonical: ${base}/.well-known/security.txt`,
  ];
  return `${lines.join('\n')}\n`;
}
