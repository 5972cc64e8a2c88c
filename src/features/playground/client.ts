import { whenPresent } from '../../client/article/enhance/whenPresent';
import type { ClientFeature } from '../../client/feature/clientFeature';

/** The window playground, on the pages that have it. */
export const playground = {
  name: 'playground',
  enhance: whenPresent(
    '[data-windows]',
    async () => (await import('../../client/playground/enhanceWindows')).enhanceWindows,
  ),
} satisfies ClientFeature;
