import { whenPresent } from '../../page/article/enhance/enhanceArticle';
import type { ClientFeature } from '../../page/feature/clientFeature';

/** The filter of tables, on the pages that have it. */
export const reference = {
  name: 'reference',
  enhance: whenPresent(
    '[data-table-filter]',
    async () => (await import('./client/filterTables')).filterTables,
  ),
} satisfies ClientFeature;
