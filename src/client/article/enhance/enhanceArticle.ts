import { whenPresent, type Enhance } from './whenPresent';
import { enhanceZoom } from './zoom';

const ENHANCERS: readonly Enhance[] = [
  whenPresent('[data-tabs]', async () => (await import('./tabs')).enhanceTabs, '.tab-label'),
  enhanceZoom,
  whenPresent('[data-mermaid]', async () => (await import('./diagrams')).enhanceDiagrams),
];

/** Adds behavior to the static HTML of a page; returns a cleanup function. */
export const enhanceArticle: Enhance = (page, t) => {
  const undo = ENHANCERS.map((enhance) => enhance(page, t));
  return () => undo.forEach((stop) => stop());
};
