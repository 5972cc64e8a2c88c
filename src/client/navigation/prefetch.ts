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
const LIKELY_LINKS = '#idmp-sidebar li > a, a[rel=next], a[rel=prev]';
/** How many pages are fetched ahead at most after each page view, and how many at a time. */
const AHEAD_MAX = 12;
const AT_ONCE = 4;
const REST_MS = 1500;

/** Fetches the likely next pages that are in view, once the page has come to rest; returns the way back. */
export function prefetchVisible(): () => void {
  if (!('IntersectionObserver' in window) || !allowsPrefetch()) return () => undefined;
  const { add, clear } = createQueue();
  const asked = new Set<string>();
  let links: HTMLAnchorElement[] = [];
  let left = AHEAD_MAX;
  const observer = new IntersectionObserver((entries) => {
    const visible = entries.filter(({ isIntersecting }) => isIntersecting).map(({ target }) => target);
    for (const link of nearestFirst(links, new Set(visible))) {
      observer.unobserve(link);
      const action = linkAction(link, location, __PATH_PREFIX__);
      if (left <= 0 || action.type !== 'page' || asked.has(action.address)) continue;
      left -= 1;
      asked.add(action.address);
      add(action.address);
    }
  });
  const watch = () => {
    left = AHEAD_MAX;
    for (const address of clear()) asked.delete(address);
    observer.disconnect();
    links = [...document.querySelectorAll<HTMLAnchorElement>(LIKELY_LINKS)];
    for (const link of links) observer.observe(link);
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

/** Links in view, those beside the page that is shown before those farther away. */
function nearestFirst(
  links: readonly HTMLAnchorElement[],
  visible: ReadonlySet<Element>,
): HTMLAnchorElement[] {
  const shown = links.findIndex((link) => link.getAttribute('aria-current') === 'page');
  const distance = (link: HTMLAnchorElement): number =>
    link.rel ? 0 : Math.abs(links.indexOf(link) - shown);
  return links.filter((link) => visible.has(link)).sort((a, b) => distance(a) - distance(b));
}

/**
 * Loads pages a few at a time. Gatsby's own queue waits three seconds between batches, and only warms the
 * browser's cache, which must ask the host again before it may use what it has.
 */
function createQueue(): { add: (address: string) => void; clear: () => string[] } {
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
    clear: () => waiting.splice(0),
  };
}
