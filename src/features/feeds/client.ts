import { FeedLinks } from './client/FeedLinks';
import type { ClientFeature } from '../../page/feature/clientFeature';

/** Links to the feeds in the head of pages that have some. */
export const feeds = { name: 'feeds', Head: FeedLinks } satisfies ClientFeature;
