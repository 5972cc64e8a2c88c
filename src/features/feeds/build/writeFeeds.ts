import path from 'node:path';
import {
  absoluteUrl,
  languageBase,
  LOCALES,
  localizedAddress,
  pageUrl,
  type PublishedSite,
} from '@idmp/model';
import { SITE } from '../../../settings/site';
import { commitTime, readChangeDays } from '@idmp/content';
import { CONTENT_DIR, writeAll } from '@idmp/files';
import type { PageOutline } from '../../../build/siteOutline';
import { isListed, releasesOf } from './releaseChapters';
import { feedFiles, type FeedEntry } from './feedFiles';

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
      await writeAll(path.join(publicDir, folder), { 'atom.xml': atom, 'feed.json': json });
    }
  }
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
