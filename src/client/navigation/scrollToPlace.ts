import { keepPlace, takePlace } from './scrollPlaces';
import { scrollTarget } from './scrollTarget';

/**
 * Scrolls after a navigation: Back and Forward to where the reader was, links to the heading of the fragment, below
 * the navbar (`scroll-padding`), or to the top of the page.
 */
export function scrollToPlace(
  to: Pick<Location, 'pathname' | 'hash'>,
  from: Pick<Location, 'pathname'>,
): void {
  const place = takePlace();
  const target = scrollTarget(to.hash);
  if (typeof place === 'number') scrollTo({ top: place, behavior: 'instant' });
  // One frame later: tabs may have to show the panel that holds it.
  else if (target) requestAnimationFrame(() => target.scrollIntoView());
  else if (place === undefined || to.pathname !== from.pathname) scrollTo({ top: 0, behavior: 'instant' });
  keepPlace();
}
