import { clientFeatures } from '../../feature/clientFeature';
import { whenPresent } from './whenPresent';
import type { Locale } from '../../../model/locale';
import type { Messages } from '../../../model/messages';

const enhanceTabs = whenPresent(
  '[data-tabs]',
  async () => (await import('./tabs')).enhanceTabs,
  '.tab-label',
);

/** Adds behavior to the static HTML of a page; returns a cleanup function. */
export function enhanceArticle(page: HTMLElement, t: Messages, locale: Locale): () => void {
  const undo = [
    enhanceTabs(page, t),
    ...clientFeatures.all().map(({ enhance }) => enhance?.(page, t, locale)),
  ];
  return () => undo.forEach((stop) => stop?.());
}
