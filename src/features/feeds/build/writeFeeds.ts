import path from 'node:path';
import { localizedAddress, LOCALES } from '../../../core/model/locale';
import { encodeAddress } from '../../../core/model/slug';
import { SITE } from '../../../core/site/site';
import { commitTime, readChangeDays } from '../../../core/content/changeDays';
import { CONTENT_DIR } from '../../../core/files/contentFolders';
import { readDocument } from '../../../core/content/documentStore';
import { writeAll } from '../../../core/files/writeAll';
import type { PageOutline } from '../../../core/build/siteOutline';
import { isListed, releasesOf } from './releaseChapters';
import { readChanges, type PageChange } from './readChanges';
import { feedFiles, type FeedEntry } from './feedFiles';

/** Slug below which the feed of changed pages lies. */
const CHANGES = 'changes';

/**
 * Writes the feeds of each language: one per chapter of releases, and one of changed pages; `base` is the absolute
 * address of the site.
 */
export async function writeFeeds(
  publicDir: string,
  base: string,
  pages: readonly PageOutline[],
): Promise<void> {
  const root = process.cwd();
  const listed = pages.filter(isListed);
  const days = await readChangeDays(root, [CONTENT_DIR]);
  const today = await commitTime(root);
  const changes = await readChanges(root);
  for (const locale of LOCALES) {
    const { title } = SITE[locale];
    const local = listed.filter((page) => page.locale === locale);
    const feeds = local.map((chapter) => ({
      slug: chapter.slug,
      title: `${chapter.title} | ${title}`,
      entries: releasesBelow(chapter, local, base, ({ file }) => new Date(days.get(file) ?? today)),
    }));
    feeds.push({ slug: CHANGES, title, entries: await changedPages(local, changes, base) });
    for (const { slug, entries, ...names } of feeds) {
      if (entries.length === 0) continue;
      const folder = localizedAddress(locale, slug);
      const address = base + encodeAddress(folder);
      const { atom, json } = feedFiles({ ...names, locale, address, home: base, entries });
      await writeAll(path.join(publicDir, folder), { 'atom.xml': atom, 'feed.json': json });
    }
  }
}

/** The releases of a chapter, newest first. */
function releasesBelow(
  chapter: PageOutline,
  pages: readonly PageOutline[],
  base: string,
  dayOf: (page: PageOutline) => Date,
): FeedEntry[] {
  return releasesOf(chapter, pages)
    .sort((a, b) => b.title.localeCompare(a.title, 'en', { numeric: true }))
    .map((page) => ({
      title: page.title,
      link: base + encodeAddress(page.address),
      text: page.description,
      items: page.release?.changes.map(({ text }) => text) ?? [],
      updated: dayOf(page),
      ...(page.release?.day !== undefined && { published: new Date(page.release.day) }),
    }));
}

async function changedPages(
  pages: readonly PageOutline[],
  changes: readonly PageChange[],
  base: string,
): Promise<FeedEntry[]> {
  const entries: FeedEntry[] = [];
  for (const { slug, time, sections } of changes) {
    const page = pages.find((candidate) => candidate.slug === slug);
    if (!page) continue;
    const { headings } = await readDocument(page.file);
    const items = headings.filter(({ id }) => sections.includes(id)).map(({ text }) => text);
    const link = base + encodeAddress(page.address);
    const id = `${link}?changed=${encodeURIComponent(time)}`;
    entries.push({ title: page.title, link, id, text: page.description, items, updated: new Date(time) });
  }
  return entries;
}
