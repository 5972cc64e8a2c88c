import { createHash } from 'node:crypto';
import type { Element } from 'hast';
import { h } from 'hastscript';
import {
  decodedAddress,
  groupBy,
  languageBase,
  type LanguageBase,
  type Locale,
  type OfflinePage,
  type OfflineSection,
  type OfflineSite,
  perLocale,
  type PublishedSite,
  type SearchRecord,
  sectionsOf,
  type SynonymGroup,
} from '@idmp/model';
import { readTexts } from '@idmp/files';
import { SITE } from '../../../settings/site';
import { sidebarList, toArticleHtml } from '@idmp/markdown';
import { readArticles } from '../../../gatsby/pageStore';
import type { SiteOutline } from '../../../build/siteOutline';
import type { NotPublishedError, PublishedFiles } from '@idmp/hosts';
import { readFigures } from './figures';
import { offlineArticle } from './offlineArticle';

export interface OfflineOptions {
  /** Files of the build that the offline file belongs to. */
  files: PublishedFiles;
  /** Where the site is published. */
  published: PublishedSite;
  outline: SiteOutline;
  records: Partial<Record<Locale, SearchRecord[]>>;
  synonyms: readonly SynonymGroup[];
  day: string;
  read?: typeof readArticles;
}

const [client, offline] = ['client', 'offline'].map((name) => readTexts(name));

export const OFFLINE_TEXTS = perLocale((locale): Readonly<Record<string, string>> => ({
  ...client?.[locale],
  ...offline?.[locale],
}));

/** Collects the data of the offline file; also returns why figures of its pages are left out. */
export async function offlineSite(
  options: OfflineOptions,
): Promise<{ site: OfflineSite; refused: NotPublishedError[] }> {
  const { outline, synonyms, day, published, files, read = readArticles } = options;
  const articles = await read(outline.pages.filter(({ draft }) => !draft));
  const addresses: string[] = [];
  const htmlAt = new Map<string, string>();
  for (const [address, article] of articles) {
    const { html, figures } = offlineArticle(article, outline.pathPrefix);
    htmlAt.set(address, html);
    addresses.push(...figures);
  }
  const pages = perLocale((locale) => offlinePages(locale, htmlAt, options));
  const { figures, refused } = await readFigures(files, addresses);
  const site: OfflineSite = {
    day,
    digest: createHash('sha256').update(JSON.stringify(outline.pages)).digest('hex'),
    base: published.siteUrl + outline.pathPrefix,
    locales: perLocale((locale) => ({
      title: SITE[locale].title,
      sidebar: toArticleHtml(sidebarList(outline.sidebars[locale], (address) => `#${address}`, foldingGroup)),
      texts: OFFLINE_TEXTS[locale],
    })),
    synonyms,
    pages,
    figures,
  };
  return { site, refused };
}

const foldingGroup = (link: Element | string, list: Element): Element =>
  h('details', [h('summary', [link]), list]);

/** Pages of a language in the order of the search records, so that both indexes use the same section numbers. */
function offlinePages(
  locale: Locale,
  htmlAt: ReadonlyMap<string, string>,
  { outline, records, published }: OfflineOptions,
): OfflinePage[] {
  const byPage = sectionsByPage(records[locale] ?? [], languageBase(published, locale));
  const own = outline.pages.filter((page) => page.locale === locale && !page.draft);
  const pageAt = new Map(own.map((page) => [page.address, page]));
  const addresses = new Set([...byPage.keys(), ...pageAt.keys()]);
  const pages = [...addresses].flatMap((address) => pageAt.get(address) ?? []);
  return pages.map(({ address, title }) => ({
    address,
    title,
    html: htmlAt.get(address) ?? '',
    sections: byPage.get(address) ?? [],
  }));
}

/** Sections by the address of their page, without what the file can derive. */
export function sectionsByPage(
  records: readonly SearchRecord[],
  { url: base, path }: LanguageBase,
): Map<string, OfflineSection[]> {
  const sections = sectionsOf(records).map(({ tags: _tags, counterpart: _counterpart, ...section }) => {
    const url = section.url.startsWith(base) ? path + section.url.slice(base.length) || '/' : section.url;
    return { ...section, url };
  });
  return groupBy(sections, ({ url }) => decodedAddress(url.replace(/#.*$/, '')) || '/');
}
