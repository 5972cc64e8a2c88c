import { PAGE_SHOWN_EVENT } from '../platform/events';
import { linkAction } from './internalLink';
import { loaderPath, pageLoader } from './pageLoader';

/** Fetches a page that the reader is about to open. The loader keeps still on 2g and with Save-Data. */
export function prefetchPage(address: string): void {
  if (allowsPrefetch()) pageLoader()?.hovering(loaderPath(address));
}

function allowsPrefetch(): boolean {
  const { connection } = navigator as { connection?: { effectiveType?: string; saveData?: boolean } };
  return !connection?.saveData && !connection?.effectiveType?.includes('2g');
}

/** Links that a reader most often opens next: neighbours in the open part of the sidebar, previous and next. */
const LIKELY_LINKS = '#sidebar li > a, a[rel=next], a[rel=prev]';
/** How many pages are fetched ahead at most after each page view. */
const AHEAD_MAX = 12;

/** Fetches the likely next pages that are in view, once the page has come to rest; returns the way back. */
export function prefetchVisible(): () => void {
  if (!('IntersectionObserver' in window) || !allowsPrefetch()) return () => undefined;
  let left = AHEAD_MAX;
  const observer = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting || left <= 0 || !(target instanceof HTMLAnchorElement)) continue;
      observer.unobserve(target);
      const action = linkAction(target, location, __PATH_PREFIX__);
      if (action.type !== 'page') continue;
      left -= 1;
      pageLoader()?.enqueue(loaderPath(action.address));
    }
  });
  const watch = () => {
    left = AHEAD_MAX;
    observer.disconnect();
    for (const link of document.querySelectorAll(LIKELY_LINKS)) observer.observe(link);
  };
  const timer = setTimeout(watch, 1500);
  addEventListener(PAGE_SHOWN_EVENT, watch);
  return () => {
    clearTimeout(timer);
    observer.disconnect();
    removeEventListener(PAGE_SHOWN_EVENT, watch);
  };
}
