import type { BuildFeature } from '../../build/buildFeature';
import { perLocale } from '@idmp/model';
import { settings } from '../../settings/settings';
import {
  announcementView,
  checkAnnouncements,
  chooseAnnouncement,
  readAnnouncements,
  report,
} from './build/announcements';

const chosen = () => chooseAnnouncement(readAnnouncements(process.cwd()).entries, settings.announcement);

/** The bar above the site with an announcement. */
export const announcement = {
  name: 'announcement',
  problems: report,
  prepare({ content }) {
    const list = readAnnouncements(content.compile.root);
    return Promise.resolve({
      check: ({ entries }) => {
        const slugs = new Set(entries.map(({ slug }) => slug));
        return checkAnnouncements(list, settings.announcement, (slug) => slugs.has(slug));
      },
    });
  },
  earlyValues: () => ({ announcementId: chosen()?.id ?? '' }),
  siteFiles({ pages }) {
    const shown = chosen();
    const views = perLocale((locale) => (shown ? announcementView(shown, locale, pages) : null));
    return { bundled: { 'announcement.json': JSON.stringify(views) } };
  },
} satisfies BuildFeature;
