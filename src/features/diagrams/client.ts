import { whenPresent } from '../../client/article/enhance/whenPresent';
import type { ClientFeature } from '../../client/feature/clientFeature';

/** Diagrams, on pages that have some. */
export const diagrams = {
  name: 'diagrams',
  enhance: whenPresent(
    '[data-mermaid]',
    async () => (await import('../../client/article/enhance/diagrams')).enhanceDiagrams,
  ),
} satisfies ClientFeature;
