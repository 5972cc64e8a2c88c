import type { BuildFeature } from '../../core/feature/buildFeature';
import { LOCALES } from '../../core/model/locale';
import { announcementView } from '../../core/site/announcement';
import { settings } from '../../core/site/settings';

/** The bar above the site with an announcement. */
export const announcement = {
  name: 'announcement',
  siteFiles({ pages }) {
    const slugs = new Set(pages.map(({ slug }) => slug));
    const views = LOCALES.map((locale) => [
      locale,
      announcementView(settings.announcement, locale, (slug) => slugs.has(slug)),
    ]);
    return { bundled: { 'announcement.json': JSON.stringify(Object.fromEntries(views)) } };
  },
} satisfies BuildFeature;
