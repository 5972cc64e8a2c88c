import { DEFAULT_LOCALE, type Locale, LOCALES, type Page, pageUrl, type PublishedSite } from '@idmp/model';
import { xmlText } from '../escapes/xml';
import type { Languages } from '../rules/hostSite';

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
