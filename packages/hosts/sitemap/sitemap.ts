import {
  type PublishedSite,
  ROOT_LOCALE,
  splitAddress,
  DEFAULT_LOCALE,
  type Locale,
  LOCALES,
  type Page,
  pageUrl,
} from '@idmp/model';
import { writeAll } from '@idmp/files';
import type { Languages } from '../rules/hostSite';
import { xmlText } from '../escapes/escapes';

interface DiscoveryOptions extends PublishedSite {
  publicDir: string;
  pages: readonly SitemapPage[];
  /** `hreflang` of each language. */
  languages: Languages;
  /** Days of the last changes, by file. */
  lastChanges: ReadonlyMap<string, string>;
  security: SecurityReports;
  /** Whether to write `robots.txt`. */
  robots: boolean;
  today: Date;
}

/** What crawlers read first. */
export const ROBOTS_FILE = 'robots.txt';

/** Whether a page belongs into the sitemap of this build: languages at the root of hosts have one on each. */
const isHere = ({ hosts }: PublishedSite, address: string): boolean => {
  const { locale } = splitAddress(address);
  return locale === ROOT_LOCALE || hosts?.[locale]?.atRoot !== true;
};

/** Writes the sitemap, `robots.txt` and `security.txt`. */
export async function writeDiscoveryFiles(options: DiscoveryOptions): Promise<void> {
  const { publicDir, siteUrl, pathPrefix, pages, languages, lastChanges, security, robots, today } = options;
  const base = siteUrl + pathPrefix;
  const entries = sitemapEntries(pages, languages, lastChanges).filter(({ address }) =>
    isHere(options, address),
  );
  await writeAll(publicDir, {
    ...sitemapFiles(entries, options),
    ...(robots && { [ROBOTS_FILE]: robotsTxt(base) }),
    '.well-known/security.txt': securityTxt(base, security, today),
  });
}

/** How to report a vulnerability. */
interface SecurityReports {
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
function securityTxt(base: string, { contacts, languages }: SecurityReports, today: Date): string {
  const lines = [
    ...contacts.map((contact) => `Contact: ${contact}`),
    `Expires: ${monthsLater(today, SECURITY_TXT_MONTHS).toISOString()}`,
    `Preferred-Languages: ${languages.join(', ')}`,
    `Canonical: ${base}/.well-known/security.txt`,
  ];
  return `${lines.join('\n')}\n`;
}

/** A page as the sitemap needs it. */
export type SitemapPage = Pick<
  Page,
  'locale' | 'slug' | 'address' | 'textLocale' | 'canonical' | 'unlisted' | 'noindex' | 'draft' | 'file'
>;

export interface SitemapEntry {
  address: string;
  /** Alternates of the page, itself included, by hreflang. */
  alternates: { hreflang: string; address: string }[];
  /** Day of the last change. */
  lastmod?: string;
}

/** Maximum number of addresses in one sitemap file (sitemaps.org). */
const SITEMAP_MAX_ENTRIES = 50_000;

/** Pages that search engines should index: no unlisted pages, drafts or fallbacks. */
export function sitemapEntries(
  pages: readonly SitemapPage[],
  languages: Languages,
  lastChanges: ReadonlyMap<string, string> = new Map(),
): SitemapEntry[] {
  const counted = pages.filter(
    (page) =>
      !page.unlisted &&
      page.noindex !== true &&
      !page.draft &&
      page.canonical === page.address &&
      page.textLocale === page.locale,
  );
  const bySlug = new Map<string, Map<Locale, string>>();
  for (const { slug, locale, address } of counted) {
    bySlug.set(slug, (bySlug.get(slug) ?? new Map<Locale, string>()).set(locale, address));
  }
  return counted
    .map((page) => {
      const lastmod = lastChanges.get(page.file);
      return {
        address: page.address,
        alternates: alternatesOf(bySlug.get(page.slug) ?? new Map<Locale, string>(), languages),
        ...(lastmod ? { lastmod } : {}),
      };
    })
    .sort((a, b) => (a.address < b.address ? -1 : 1));
}

function alternatesOf(
  addresses: ReadonlyMap<Locale, string>,
  languages: Languages,
): SitemapEntry['alternates'] {
  const alternates = LOCALES.flatMap((locale) => {
    const address = addresses.get(locale);
    return address === undefined ? [] : [{ hreflang: languages[locale], address }];
  });
  const original = addresses.get(DEFAULT_LOCALE);
  return original === undefined ? alternates : [...alternates, { hreflang: 'x-default', address: original }];
}

const XML_HEADER = '<?xml version="1.0" encoding="UTF-8"?>\n';
const SITEMAP_NAMESPACE = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

/** One sitemap file. */
export function sitemapXml(entries: readonly SitemapEntry[], site: PublishedSite): string {
  const absolute = (address: string) => xmlText(pageUrl(site, address));
  const urls = entries.map(({ address, alternates, lastmod }) => {
    const links = alternates.map(
      (alternate) =>
        `<xhtml:link rel="alternate" hreflang="${xmlText(alternate.hreflang)}" href="${absolute(alternate.address)}"/>`,
    );
    const changed = lastmod ? [`<lastmod>${xmlText(lastmod)}</lastmod>`] : [];
    return `<url>${[`<loc>${absolute(address)}</loc>`, ...changed, ...links].join('')}</url>\n`;
  });
  return `${XML_HEADER}<urlset ${SITEMAP_NAMESPACE} xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${urls.join('')}</urlset>\n`;
}

/** A sitemap index. */
function sitemapIndexXml(files: readonly string[], base: string): string {
  const parts = files.map((file) => `<sitemap><loc>${xmlText(`${base}/${file}`)}</loc></sitemap>\n`);
  return `${XML_HEADER}<sitemapindex ${SITEMAP_NAMESPACE}>\n${parts.join('')}</sitemapindex>\n`;
}

/** Sitemap files by name: one file, or an index with parts if there are too many addresses. */
export function sitemapFiles(
  entries: readonly SitemapEntry[],
  site: PublishedSite,
  maxEntries = SITEMAP_MAX_ENTRIES,
): Record<string, string> {
  if (entries.length <= maxEntries) return { 'sitemap.xml': sitemapXml(entries, site) };
  const parts: Record<string, string> = {};
  for (let start = 0; start < entries.length; start += maxEntries) {
    parts[`sitemap-${start / maxEntries}.xml`] = sitemapXml(entries.slice(start, start + maxEntries), site);
  }
  return { 'sitemap.xml': sitemapIndexXml(Object.keys(parts), site.siteUrl + site.pathPrefix), ...parts };
}
