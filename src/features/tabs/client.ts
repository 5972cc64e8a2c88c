import { whenPresent } from '../../page/article/enhance/enhanceArticle';
import type { ClientFeature } from '../../page/feature/clientFeature';

/** Tabs, on the pages that have some. */
export const tabs = {
  name: 'tabs',
  // All panels, one below the other.
  copied: (part) => part.toggleAttribute('data-ready', part.hasAttribute('data-tabs')),
  enhance: whenPresent('[data-tabs]', async () => (await import('./client/tabs')).enhanceTabs, '.tab-label'),
} satisfies ClientFeature;
