import { createHash } from 'node:crypto';
import englishTexts from '../../../locales/en/client.json';
import englishOffline from '../../../locales/en/offline.json';
import englishTools from '../../../locales/en/article.json';
import chineseTexts from '../../../locales/zh-Hans/client.json';
import chineseOffline from '../../../locales/zh-Hans/offline.json';
import chineseTools from '../../../locales/zh-Hans/article.json';
import { groupBy } from '../../model/groupBy';
import { perLocale, type Locale } from '../../model/locale';
import type { OfflinePage, OfflineSection, OfflineSite } from '../../model/offlineSite';
import { sectionsOf } from '../../model/searchSections';
import type { SynonymGroup } from '../../model/synonyms';
import type { SearchRecord } from '../../model/searchRecord';
import type { SidebarEntry } from '../../model/sidebar';
import { SITE } from '../../site/site';
import { sidebarList } from '../assemble/sidebarList';
import { readStoredHtml } from '../content/pageStore';
import type { SiteOutline } from '../output/siteOutline';
import { readFigures } from './figures';

export interface OfflineOptions {
  publicDir: string;
  siteUrl: string;
  outline: SiteOutline;
  sidebars: Record<Locale, SidebarEntry[]>;
  records: Partial<Record<Locale, SearchRecord[]>>;
  synonyms: readonly SynonymGroup[];
  day: string;
}

export const OFFLINE_TEXTS: Record<Locale, Readonly<Record<string, string>>> = {
  en: { ...englishTexts, ...englishTools, ...englishOffline },
  'zh-Hans': { ...chineseTexts, ...chineseTools, ...chineseOffline },
};

/** Source and address of a raster image; captures the address of its widest WebP copy, which takes its place. */
const WIDEST_COPY = /<source type="image\/webp" srcset="(?:[^"]*, )?(\S+) \d+w"[^>]*><img src="[^"]*"/g;

/** Address of a figure. */
const FIGURE = / (?:src|srcset)="(\/[^"]+)"/g;

/** Collects the data of the offline file, and lists missing figures. */
export async function offlineSite(
  options: OfflineOptions,
): Promise<{ site: OfflineSite; missing: string[] }> {
  const { outline, sidebars, synonyms, day, siteUrl, publicDir } = options;
  const htmlAt = await readStoredHtml(outline.pages.filter(({ draft }) => !draft));
  const pages = perLocale((locale) => offlinePages(locale, htmlAt, options));
  const files = Object.values(pages)
    .flat()
    .flatMap(({ html }) => Array.from(html.matchAll(FIGURE), ([, file = '']) => file));
  const { figures, missing } = await readFigures(publicDir, files);
  const site: OfflineSite = {
    day,
    digest: createHash('sha256').update(JSON.stringify(outline.pages)).digest('hex'),
    base: siteUrl + outline.pathPrefix,
    locales: perLocale((locale) => ({
      title: SITE[locale].title,
      sidebar: sidebarList(sidebars[locale], (address) => `#${address}`, groupHtml),
      texts: OFFLINE_TEXTS[locale],
    })),
    synonyms,
    pages,
    figures,
  };
  return { site, missing };
}

const groupHtml = (link: string, list: string): string =>
  `<details><summary>${link}</summary>${list}</details>`;

/** Pages of a language in the order of the search records, so that both indexes use the same section numbers. */
function offlinePages(
  locale: Locale,
  htmlAt: ReadonlyMap<string, string>,
  { outline, records, siteUrl }: OfflineOptions,
): OfflinePage[] {
  const byPage = sectionsByPage(records[locale] ?? [], siteUrl + outline.pathPrefix);
  const own = outline.pages.filter((page) => page.locale === locale && !page.draft);
  const pageAt = new Map(own.map((page) => [page.address, page]));
  const addresses = new Set([...byPage.keys(), ...pageAt.keys()]);
  const pages = [...addresses].flatMap((address) => pageAt.get(address) ?? []);
  return pages.map(({ address, title }) => {
    const html = (htmlAt.get(address) ?? '')
      .replace(/<script[^]*?<\/script>/g, '')
      .replace(WIDEST_COPY, '<img src="$1"')
      .replaceAll(`="${outline.pathPrefix}/`, '="/');
    return { address, title, html, sections: byPage.get(address) ?? [] };
  });
}

/** Sections by the address of their page, without what the file can derive. */
export function sectionsByPage(
  records: readonly SearchRecord[],
  base: string,
): Map<string, OfflineSection[]> {
  const sections = sectionsOf(records).map(({ tags: _tags, counterpart: _counterpart, ...section }) => {
    const url = section.url.startsWith(base) ? section.url.slice(base.length) || '/' : section.url;
    return { ...section, url };
  });
  return groupBy(sections, ({ url }) => decodeURI(url.replace(/#.*$/, '')) || '/');
}
