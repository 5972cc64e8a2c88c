import { onEvent } from '../platform/events';
import { linkAction } from './address';
import { canLoadPage, loaderPath, pageLoader } from './pageLoader';

/** Prefetches a page the reader is about to open, except on 2g or with Save-Data. */
export function prefetchPage(address: string): void {
  if (allowsPrefetch()) pageLoader()?.hovering(loaderPath(address));
}

function allowsPrefetch(): boolean {
  const { connection } = navigator as { connection?: { effectiveType?: string; saveData?: boolean } };
  return !connection?.saveData && !connection?.effectiveType?.includes('2g');
}

/** Links to likely next pages: expanded sidebar entries, previous and next. */
const LIKELY_LINKS = '#idmp-sidebar li > a, a[rel=next], a[rel=prev]';
/** Limits on prefetched pages per page view: in total and in parallel. */
const AHEAD_MAX = 12;
const AT_ONCE = 6;
/** Rest before the first page's links, and before those of later pages. */
const FIRST_REST_MS = 1500;
const REST_MS = 100;

/** When idle, prefetches the next page and likely ones whose links are in view; returns a cleanup function. */
export function prefetchVisible(): () => void {
  if (!('IntersectionObserver' in window) || !allowsPrefetch()) return () => undefined;
  const { add, clear } = createQueue();
  const asked = new Set<string>();
  let links: HTMLAnchorElement[] = [];
  let left = AHEAD_MAX;
  const prefetch = (link: HTMLAnchorElement): void => {
    const action = linkAction(link, location, __PATH_PREFIX__);
    if (left <= 0 || action.type !== 'page' || asked.has(action.address)) return;
    left -= 1;
    asked.add(action.address);
    add(action.address);
  };
  const observer = new IntersectionObserver((entries) => {
    const visible = entries.filter(({ isIntersecting }) => isIntersecting).map(({ target }) => target);
    for (const link of nearestFirst(links, new Set(visible))) {
      observer.unobserve(link);
      prefetch(link);
    }
  });
  const watch = () => {
    left = AHEAD_MAX;
    for (const address of clear()) asked.delete(address);
    observer.disconnect();
    links = [...document.querySelectorAll<HTMLAnchorElement>(LIKELY_LINKS)];
    for (const link of links)
      if (link.rel === 'next') prefetch(link);
      else observer.observe(link);
  };
  let timer = setTimeout(watch, FIRST_REST_MS);
  const stop = onEvent('site:page-shown', () => {
    clearTimeout(timer);
    timer = setTimeout(watch, REST_MS);
  });
  return () => {
    clearTimeout(timer);
    clear();
    observer.disconnect();
    stop();
  };
}

/** Links in view, closest to the current page first. */
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
 * Loads pages with limited concurrency. Gatsby's own queue waits three seconds between batches and only fills the
 * browser cache, whose entries must be revalidated before use.
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
