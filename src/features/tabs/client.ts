import { whenPresent } from '../../page/article/enhance/whenPresent';
import type { ClientFeature } from '../../page/feature/clientFeature';

/** Tabs, on the pages that have some. */
export const tabs = {
  name: 'tabs',
  enhance: whenPresent('[data-tabs]', async () => (await import('./client/tabs')).enhanceTabs, '.tab-label'),
} satisfies ClientFeature;
