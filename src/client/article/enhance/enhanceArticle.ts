import { startEach } from '../../platform/startEach';
import { enhanceDetails } from './details';
import { enhanceSearchOpeners } from './searchOpeners';
import { whenPresent, type Enhance } from './whenPresent';
import { enhanceZoom } from './zoom';

const ENHANCERS: readonly Enhance[] = [
  whenPresent('[data-tabs]', async () => (await import('./tabs')).enhanceTabs, '.tab-label'),
  enhanceDetails,
  enhanceZoom,
  whenPresent('[data-mermaid]', async () => (await import('./diagrams')).enhanceDiagrams),
  enhanceSearchOpeners,
];

/** Adds behavior to the static HTML of a page; returns a cleanup function. */
export const enhanceArticle: Enhance = (page, t) => {
  return startEach(ENHANCERS.map((enhance) => () => enhance(page, t)));
};
