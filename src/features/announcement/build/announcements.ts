import { settings } from '../../../settings/settings';
import { releaseOf } from '../../../settings/site';
import { z } from 'zod';
import { ANNOUNCEMENTS_FILE, readTextFile } from '@idmp/files';
import { fillValues, readJsonList, type ReadList, readValues } from '@idmp/content';
import {
  type ContentProblem,
  type Locale,
  LOCALES,
  localizedAddress,
  type Page,
  perLocale,
  report,
} from '@idmp/model';

const text = z.string().min(1);
const texts = z.strictObject(perLocale(() => text));
const schema = z.strictObject({
  /** Stored in the browser; a new id brings a dismissed bar back. */
  id: text,
  closable: z.boolean(),
  /** Slug of the linked page. */
  page: z.string().optional(),
  text: texts,
  /** Link text. */
  link: texts.optional(),
});

/** An entry of `content/announcements.json`, newest first. */
export type Announcement = z.infer<typeof schema>;

/** Reads the list, with its values filled in; entries that cannot be read are problems. */
export function readAnnouncements(root: string): ReadList<Announcement> {
  const sample = LOCALES.map((locale) => `"${locale}": "…"`).join(', ');
  const written = readTextFile(root, ANNOUNCEMENTS_FILE) ?? '[]';
  const { text: json, problems } = fillValues(
    ANNOUNCEMENTS_FILE,
    written,
    readValues(root).entries,
    releaseOf,
  );
  const list = readJsonList(
    ANNOUNCEMENTS_FILE,
    json,
    schema,
    `{ "id": "…", "closable": true, "text": { ${sample} } }`,
  );
  return { ...list, problems: [...problems, ...list.problems] };
}

/** The entry with an id; the newest for an empty id, none for `off`. */
export function chooseAnnouncement(list: readonly Announcement[], id: string): Announcement | undefined {
  return id === '' ? list[0] : list.find((candidate) => candidate.id === id);
}

/** The bar in one language of a site with these pages; omits the link if its page is none of them. */
export function announcementView(
  { id, closable, page, text: textOf, link }: Announcement,
  locale: Locale,
  pages: readonly Pick<Page, 'address'>[],
): AnnouncementView {
  const target = page === undefined ? undefined : localizedAddress(locale, page);
  const view: AnnouncementView = { id, closable, text: textOf[locale] };
  if (target !== undefined && link && pages.some(({ address }) => address === target)) {
    view.link = { label: link[locale], address: target };
  }
  return view;
}

/** Faults of the list, pages it names that do not exist, and an id in the settings that it does not have. */
export function checkAnnouncements(
  { entries, lineOf, problems }: ReadList<Announcement>,
  id: string,
  hasPage: (slug: string) => boolean,
): ContentProblem[] {
  const missing = entries.flatMap(({ page }, index) => {
    if (page === undefined || hasPage(page)) return [];
    return report('announcement.page', { file: ANNOUNCEMENTS_FILE, line: lineOf(index) }, { page });
  });
  if (problems.length > 0 || id === '' || id === 'off' || chooseAnnouncement(entries, id)) {
    return [...problems, ...missing];
  }
  const known = entries.map((entry) => entry.id);
  return [...missing, report('announcement.setting', { file: ANNOUNCEMENTS_FILE, line: 1 }, { id, known })];
}

/** Content of the bar in one language. */
export interface AnnouncementView {
  id: string;
  closable: boolean;
  text: string;
  link?: { label: string; address: string };
}

/** The announcement that this build shows. */
export const shownAnnouncement = (): Announcement | undefined =>
  chooseAnnouncement(readAnnouncements(process.cwd()).entries, settings.announcement);
