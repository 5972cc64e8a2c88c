import type { PageOutline } from '../../../build/siteOutline';
import {
  absoluteUrl,
  languageBase,
  LOCALES,
  localizedAddress,
  pageUrl,
  plainRecord,
  type PublishedSite,
  type Locale,
  parseOwn,
} from '@idmp/model';
import { SITE } from '../../../settings/site';
import { commitTime, readChangeDays } from '@idmp/content';
import { CONTENT_DIR, writeAll } from '@idmp/files';
import { Feed, type Item } from 'feed';
import { toHtml } from 'hast-util-to-html';
import { h } from 'hastscript';
import { removeUnlisted, xmlCharacters, xmlText } from '@idmp/hosts';
import { LOCALE_CONFIG } from '../../../settings/locales';

/** What tells whether a page has a feed of releases. */
type ListedPage = Pick<PageOutline, 'address' | 'canonical' | 'locale' | 'slug' | 'draft' | 'unlisted'> & {
  release?: object;
};

/** Whether a page has texts of its own that everyone may find. */
function isListed({ canonical, address, draft, unlisted }: ListedPage): boolean {
  return canonical === address && !draft && !unlisted;
}

/** The releases of a chapter, in any order. */
function releasesOf<Page extends ListedPage>(chapter: ListedPage, pages: readonly Page[]): Page[] {
  return pages.filter(
    ({ locale, release, slug }) =>
      release && locale === chapter.locale && slug.slice(0, slug.lastIndexOf('/')) === chapter.slug,
  );
}

/** Addresses of the chapters that have a feed of their releases. */
export function releaseChapters(pages: readonly ListedPage[]): string[] {
  const listed = pages.filter(isListed);
  return listed.filter((page) => releasesOf(page, listed).length > 0).map(({ address }) => address);
}

/** Writes the feed of each chapter of releases. */
export async function writeFeeds(
  publicDir: string,
  site: PublishedSite,
  pages: readonly PageOutline[],
): Promise<void> {
  const root = process.cwd();
  const listed = pages.filter(isListed);
  const days = await readChangeDays(root, [CONTENT_DIR]);
  const today = await commitTime(root);
  // A shallow clone knows no days: without that of the release, each build would renew all entries.
  const dayOf = ({ file, release }: PageOutline): Date => new Date(days.get(file) ?? release?.day ?? today);
  const texts = plainRecord<string>();
  for (const locale of LOCALES) {
    const { title } = SITE[locale];
    const local = listed.filter((page) => page.locale === locale);
    const feeds = local.map((chapter) => ({
      slug: chapter.slug,
      title: `${chapter.title} | ${title}`,
      entries: releasesBelow(chapter, local, site, dayOf),
    }));
    for (const { slug, entries, ...names } of feeds) {
      if (entries.length === 0) continue;
      const folder = localizedAddress(locale, slug);
      const address = absoluteUrl(site, folder);
      const home = languageBase(site, locale).url;
      const { atom, json } = feedFiles({ ...names, locale, address, home, entries });
      texts[`${folder}/atom.xml`] = atom;
      texts[`${folder}/feed.json`] = json;
    }
  }
  await removeUnlisted(publicDir, 'feeds', Object.keys(texts));
  await writeAll(publicDir, texts);
}

/** The releases of a chapter, newest first. */
function releasesBelow(
  chapter: PageOutline,
  pages: readonly PageOutline[],
  site: PublishedSite,
  dayOf: (page: PageOutline) => Date,
): FeedEntry[] {
  return releasesOf(chapter, pages)
    .sort((a, b) => b.title.localeCompare(a.title, 'en', { numeric: true }))
    .map((page) => ({
      title: page.title,
      link: pageUrl(site, page.address),
      text: page.description,
      items: page.release?.changes.map(({ text }) => text) ?? [],
      updated: dayOf(page),
      ...(page.release?.day !== undefined && { published: new Date(page.release.day) }),
    }));
}

/** An entry of a feed. */
export interface FeedEntry extends Pick<Item, 'title' | 'link' | 'published'> {
  text: string;
  /** Listed below the text. */
  items: readonly string[];
  updated: Date;
}

interface FeedSource {
  title: string;
  locale: Locale;
  /** Absolute address of the folder with the files. */
  address: string;
  home: string;
  entries: readonly FeedEntry[];
}

/** Attribute of the root of an Atom feed. */
const ROOT = 'xmlns="http://www.w3.org/2005/Atom"';

/** The version of JSON Feed that has a language. */
const JSON_FEED = 'https://jsonfeed.org/version/1.1';

/** Writes entries as Atom, whose texts are HTML, and as JSON Feed, whose texts are plain. */
export function feedFiles(source: FeedSource) {
  const language = LOCALE_CONFIG[source.locale].htmlLang;
  const json = parseOwn<object>(feedOf(source, (text) => text).json1());
  return {
    // The library names the language in RSS only.
    atom: feedOf(source, xmlText).atom1().replace(ROOT, `${ROOT} xml:lang="${language}"`),
    json: JSON.stringify({ ...json, version: JSON_FEED, language }),
  };
}

/** A feed; `write` turns titles and summaries into what they are in its format. */
function feedOf({ title, address, home, entries }: FeedSource, write: (text: string) => string): Feed {
  const feed = new Feed({
    title: xmlCharacters(title),
    id: address,
    link: home,
    generator: false,
    updated: new Date(Math.max(...entries.map(({ updated }) => updated.getTime()))),
    feedLinks: { atom: `${address}/atom.xml`, json: `${address}/feed.json` },
  });
  for (const entry of entries) {
    const list = entry.items.map((item) => h('li', [xmlCharacters(item)]));
    const text = h('p', [xmlCharacters(entry.text)]);
    const html = toHtml([text, ...(list.length > 0 ? [h('ul', list)] : [])]);
    feed.addItem({
      id: entry.link,
      link: entry.link,
      title: write(entry.title),
      description: write(entry.text),
      // The library splits only the first end of a CDATA section.
      content: html.replaceAll(']]>', ']]&gt;'),
      date: entry.updated,
      ...(entry.published && { published: entry.published }),
    });
  }
  return feed;
}
