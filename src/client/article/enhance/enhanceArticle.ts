import type { Messages } from '../../../model/messages';
import { enhanceDiagrams } from './diagrams';
import { enhanceSearchOpeners } from './searchOpeners';
import { enhanceTabs } from './tabs';
import { enhanceZoom } from './zoom';

const ENHANCERS = [enhanceTabs, enhanceZoom, enhanceDiagrams, enhanceSearchOpeners];

/** Adds behavior to the static HTML of a page; returns a cleanup function. */
export function enhanceArticle(page: HTMLElement, t: Messages): () => void {
  const undo = ENHANCERS.map((enhance) => enhance(page, t));
  return () => undo.forEach((stop) => stop());
}
