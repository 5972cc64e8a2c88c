import { AnnouncementBar } from '../../client/announcement/AnnouncementBar';
import type { ClientFeature } from '../../client/feature/clientFeature';

/** The bar above the site with an announcement. */
export const announcement = { name: 'announcement', Banner: AnnouncementBar } satisfies ClientFeature;
