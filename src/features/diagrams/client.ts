import { whenPresent } from '../../page/article/enhance/enhanceArticle';
import type { ClientFeature } from '../../page/feature/clientFeature';

/** Diagrams, on pages that have some. */
export const diagrams = {
  name: 'diagrams',
  enhance: whenPresent('[data-mermaid]', async () => (await import('./client/diagrams')).enhanceDiagrams),
} satisfies ClientFeature;
