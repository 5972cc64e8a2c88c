import { PAGE_SHOWN_EVENT } from '../platform/events';
import { linkAction } from './internalLink';
import { canLoadPage, loaderPath, pageLoader } from './pageLoader';

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
/** How many pages are fetched ahead at most after each page view, and how many at a time. */
const AHEAD_MAX = 12;
const AT_ONCE = 4;
const REST_MS = 1500;

/** Fetches the likely next pages that are in view, once the page has come to rest; returns the way back. */
export function prefetchVisible(): () => void {
  if (!('IntersectionObserver' in window) || !allowsPrefetch()) return () => undefined;
  const { add, clear } = createQueue();
  let left = AHEAD_MAX;
  const observer = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting || left <= 0 || !(target instanceof HTMLAnchorElement)) continue;
      observer.unobserve(target);
      const action = linkAction(target, location, __PATH_PREFIX__);
      if (action.type !== 'page') continue;
      left -= 1;
      add(action.address);
    }
  });
  const watch = () => {
    left = AHEAD_MAX;
    clear();
    observer.disconnect();
    for (const link of document.querySelectorAll(LIKELY_LINKS)) observer.observe(link);
  };
  const timer = setTimeout(watch, REST_MS);
  addEventListener(PAGE_SHOWN_EVENT, watch);
  return () => {
    clearTimeout(timer);
    clear();
    observer.disconnect();
    removeEventListener(PAGE_SHOWN_EVENT, watch);
  };
}

/**
 * Loads pages a few at a time. Gatsby's own queue waits three seconds between batches, and only warms the
 * browser's cache, which must ask the host again before it may use what it has.
 */
function createQueue(): { add: (address: string) => void; clear: () => void } {
  const waiting: string[] = [];
  let running = 0;
  const run = (): void => {
    const address = running < AT_ONCE ? waiting.shift() : undefined;
    if (address === undefined) return;
    running += 1;
    void canLoadPage(loaderPath(address)).finally(() => {
      running -= 1;
      run();
    });
    run();
  };
  return {
    add(address) {
      waiting.push(address);
      run();
    },
    clear: () => void waiting.splice(0),
  };
}
