import { AnnouncementBar } from './client/AnnouncementBar';
import type { ClientFeature } from '../../page/feature/clientFeature';

/** The bar above the site with an announcement. */
export const announcement = { name: 'announcement', Banner: AnnouncementBar } satisfies ClientFeature;
