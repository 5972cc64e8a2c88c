import { whenPresent } from '../../page/article/enhance/whenPresent';
import type { ClientFeature } from '../../page/feature/clientFeature';

/** The window playground, on the pages that have it. */
export const playground = {
  name: 'playground',
  copied: (part) => part.removeAttribute('data-windows'),
  enhance: whenPresent(
    '[data-windows]',
    async () => (await import('./client/enhanceWindows')).enhanceWindows,
  ),
} satisfies ClientFeature;
