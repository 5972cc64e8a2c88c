import { localizedAddress, LOCALES, type Locale } from '../../model/locale';
import { encodeAddress } from '../../model/slug';
import { SITE } from '../../site/site';
import { readChangeDays } from '../content/changeDays';
import { CONTENT_DIR } from '../content/contentFolders';
import { readDocument } from '../content/documentStore';
import { writeAll } from '../hosts/writeAll';
import type { PageOutline } from '../output/siteOutline';
import { readChanges, type PageChange } from './readChanges';
import { feedFiles, type FeedEntry } from './feedFiles';

export interface FeedOptions {
  publicDir: string;
  /** Absolute address of the site with its prefix. */
  base: string;
  pages: readonly PageOutline[];
  /** Folder of the project. */
  root: string;
  /** For pages without a history. */
  today: Date;
}

/** Slug below which the feed of changed pages lies. */
const CHANGES = 'changes';

/** Writes the feeds of each language: one per chapter of releases, and one of changed pages. */
export async function writeFeeds(options: FeedOptions): Promise<void> {
  const { publicDir, pages, root } = options;
  const listed = pages.filter((page) => page.canonical === page.address && !page.draft && !page.unlisted);
  const days = await readChangeDays(root, [CONTENT_DIR]);
  const changes = await readChanges(root);
  for (const locale of LOCALES) {
    const local = listed.filter((page) => page.locale === locale);
    const feeds = [...releaseFeeds(local, days, options), await changesFeed(local, locale, changes, options)];
    for (const { slug, title, entries } of feeds) {
      if (entries.length === 0) continue;
      const address = options.base + encodeAddress(localizedAddress(locale, slug));
      const files = feedFiles({ title, locale, address, home: options.base, entries });
      const folder = localizedAddress(locale, slug).slice(1);
      await writeAll(publicDir, { [`${folder}/atom.xml`]: files.atom, [`${folder}/feed.json`]: files.json });
    }
  }
}

interface FeedContent {
  slug: string;
  title: string;
  entries: FeedEntry[];
}

function releaseFeeds(
  pages: readonly PageOutline[],
  days: ReadonlyMap<string, string>,
  { base, today }: FeedOptions,
): FeedContent[] {
  return pages.flatMap((chapter) => {
    const releases = pages
      .filter(({ release, slug }) => release && slug.slice(0, slug.lastIndexOf('/')) === chapter.slug)
      .sort((a, b) => b.title.localeCompare(a.title, 'en', { numeric: true }));
    const entries = releases.map(({ title, description, address, file, release }): FeedEntry => {
      const day = days.get(file);
      return {
        title,
        link: base + encodeAddress(address),
        text: description,
        items: release?.changes.map(({ text }) => text) ?? [],
        updated: day === undefined ? today : new Date(day),
        ...(release?.day !== undefined && { published: new Date(release.day) }),
      };
    });
    return { slug: chapter.slug, title: `${chapter.title} | ${SITE[chapter.locale].title}`, entries };
  });
}

async function changesFeed(
  pages: readonly PageOutline[],
  locale: Locale,
  changes: readonly PageChange[],
  { base }: FeedOptions,
): Promise<FeedContent> {
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
  return { slug: CHANGES, title: SITE[locale].title, entries };
}
