import { whenPresent } from '../../core/page/article/enhance/whenPresent';
import type { ClientFeature } from '../../core/page/feature/clientFeature';
import { enhanceLimit } from './client/enhanceLimit';

const enhanceWindows = whenPresent(
  '[data-windows]',
  async () => (await import('./client/enhanceWindows')).enhanceWindows,
);

/** The window playground, on the pages that have it, and the limit in the picture of a landing page. */
export const playground = {
  name: 'playground',
  enhance: (page, t, locale) => {
    const undo = [enhanceWindows(page, t), enhanceLimit(page, locale)];
    return () => undo.forEach((stop) => stop());
  },
} satisfies ClientFeature;
