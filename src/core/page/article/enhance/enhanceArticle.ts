import type { Locale } from '../../../model/locale';
import type { Messages } from '../../../model/messages';
import { clientFeatures } from '../../feature/clientFeature';
import { startEach } from '../../platform/startEach';
import { enhanceDetails } from './details';
import { whenPresent, type Enhance } from './whenPresent';

const ENHANCERS: readonly Enhance[] = [
  whenPresent('[data-tabs]', async () => (await import('./tabs')).enhanceTabs, '.tab-label'),
  enhanceDetails,
];

/** Adds behavior to the static HTML of a page; returns a cleanup function. */
export function enhanceArticle(page: HTMLElement, t: Messages, locale: Locale): () => void {
  return startEach([
    ...ENHANCERS.map((enhance) => () => enhance(page, t)),
    ...clientFeatures.all().flatMap(({ enhance }) => (enhance ? () => enhance(page, t, locale) : [])),
  ]);
}
