import { keepPlace, takePlace } from './scrollPlaces';
import { scrollTarget } from './scrollTarget';

/**
 * Scrolls after a navigation. Back and Forward restore the scroll position; links go to the target of the hash, below
 * the navbar (`scroll-padding`), or to the top of the page.
 */
export function scrollToPlace(
  to: Pick<Location, 'pathname' | 'hash'>,
  from: Pick<Location, 'pathname'>,
): void {
  const place = takePlace();
  const target = scrollTarget(to.hash);
  if (typeof place === 'number') scrollTo({ top: place, behavior: 'instant' });
  // Wait a frame: the target may be in a tab panel that has to open first.
  else if (target) requestAnimationFrame(() => target.scrollIntoView());
  else if (place === undefined || to.pathname !== from.pathname) scrollTo({ top: 0, behavior: 'instant' });
  keepPlace();
}
