import type { Locale } from '@idmp/model';
import type { Messages } from '../../../types/messages';
import { clientFeatures } from '../../feature/clientFeature';
import { startEach } from '../../platform/startEach';
import { enhanceDetails } from './details';

/** Adds behavior to the static HTML of a page; returns a cleanup function. */
export function enhanceArticle(page: HTMLElement, t: Messages, locale: Locale): () => void {
  return startEach([
    () => enhanceDetails(page, t),
    ...clientFeatures.all().flatMap(({ enhance }) => (enhance ? () => enhance(page, t, locale) : [])),
  ]);
}
