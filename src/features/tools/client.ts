import { whenPresent } from '../../page/article/enhance/enhanceArticle';
import type { ClientFeature } from '../../page/feature/clientFeature';
import './client/codeCopy.later.css';

/** The copy buttons of code blocks. */
export const tools = {
  name: 'tools',
  enhance: whenPresent(
    '[data-copy]',
    async () => (await import('./client/codeCopy')).enhanceCodeCopy,
    '[data-copy]',
  ),
} satisfies ClientFeature;
