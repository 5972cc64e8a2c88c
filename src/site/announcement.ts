import announcements from '../../content/announcements.json';
import { localizedAddress, type Locale } from '../model/locale';

/** An entry of `content/announcements.json`; the newest is first. */
export interface Announcement {
  /** Stored in the browser; a new id shows a dismissed bar again. */
  id: string;
  closable: boolean;
  /** Slug of the page that the bar links to. */
  page?: string;
  text: Record<Locale, string>;
  /** Text of the link. */
  link?: Record<Locale, string>;
}

/** What the bar shows in one language. */
export interface AnnouncementView {
  id: string;
  closable: boolean;
  text: string;
  link?: { label: string; address: string };
}

export const ANNOUNCEMENTS: readonly Announcement[] = announcements;

/**
 * The bar of one language; without its link when the content has no such page.
 * @param id Id from the settings, or null for no bar.
 */
export function announcementView(
  id: string | null,
  locale: Locale,
  hasPage: (slug: string) => boolean,
  list: readonly Announcement[] = ANNOUNCEMENTS,
): AnnouncementView | null {
  const found = list.find((candidate) => candidate.id === id);
  if (!found) return null;
  const { closable, page, text, link } = found;
  const view: AnnouncementView = { id: found.id, closable, text: text[locale] };
  if (page !== undefined && link && hasPage(page)) {
    view.link = { label: link[locale], address: localizedAddress(locale, page) };
  }
  return view;
}
