import announcements from '../../../content/announcements.json';
import { localizedAddress, type Locale } from '../model/locale';

/** An entry of `content/announcements.json`, newest first. */
export interface Announcement {
  /** Stored in the browser; a new id brings a dismissed bar back. */
  id: string;
  closable: boolean;
  /** Slug of the linked page. */
  page?: string;
  text: Partial<Record<Locale, string>>;
  /** Link text. */
  link?: Partial<Record<Locale, string>>;
}

/** Content of the bar in one language. */
export interface AnnouncementView {
  id: string;
  closable: boolean;
  text: string;
  link?: { label: string; address: string };
}

export const ANNOUNCEMENTS: readonly Announcement[] = announcements;

/**
 * The bar in one language; omits the link if the page doesn't exist.
 * @param id Id from the settings; null hides the bar.
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
  const [own, label] = [text[locale], link?.[locale]];
  if (own === undefined) return null;
  const view: AnnouncementView = { id: found.id, closable, text: own };
  if (page !== undefined && label !== undefined && hasPage(page)) {
    view.link = { label, address: localizedAddress(locale, page) };
  }
  return view;
}
