import { startTransition, type ReactNode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import type { GatsbyBrowser } from 'gatsby';
import { PAGE_SHOWN_EVENT } from '../platform/events';
import { dropPendingPage } from './goTo';
import { forgetNotFoundPatterns } from './notFoundPatterns';
import { canLoadPage } from './pageLoader';
import { installProgressBar } from './progressBar';
import { scrollTarget } from './scrollTarget';

/** Tells the parts of the shell that a page is shown. */
export const onRouteUpdate: GatsbyBrowser['onRouteUpdate'] = () => {
  dispatchEvent(new Event(PAGE_SHOWN_EVENT));
};

/** Hydrates in small steps, so that the reader's first presses are never held up. */
export function replaceHydrateFunction() {
  return (element: ReactNode, container: Element): void => {
    startTransition(() => {
      // The writers' server sends no HTML to start from.
      if (container.hasChildNodes()) hydrateRoot(container, element);
      else createRoot(container).render(element);
    });
  };
}

/** Scrolls to the fragment's heading, below the navbar (`scroll-padding`), or to the top of a new page. */
export const shouldUpdateScroll: GatsbyBrowser['shouldUpdateScroll'] = ({
  prevRouterProps,
  routerProps,
  getSavedScrollPosition,
}) => {
  // The browser itself has scrolled the first page, and the reader may have moved on since.
  if (!prevRouterProps) return false;
  const { location } = routerProps as { location: Location };
  const savedPosition = getSavedScrollPosition as (
    location: Location,
    key: string,
  ) => [number, number] | undefined;
  const target = scrollTarget(location.hash);
  if (target) {
    requestAnimationFrame(() => target.scrollIntoView());
    return false;
  }
  const saved = savedPosition(location, (location as { key?: string }).key ?? '');
  return saved ?? true;
};

export const onInitialClientRender: GatsbyBrowser['onInitialClientRender'] = () => {
  forgetNotFoundPatterns();
  installProgressBar();
  takeOverScrolling();
  addEventListener('popstate', () => {
    dropPendingPage();
    void reloadWhatDoesNotLoad();
  });
};

/**
 * The browser would scroll on back and forward before the page has changed, and spoil the place kept for
 * the page that is left. On a reload it is again the browser that finds the place.
 */
function takeOverScrolling(): void {
  history.scrollRestoration = 'manual';
  addEventListener('pagehide', () => (history.scrollRestoration = 'auto'));
}

/** Back to a page that the app cannot load: the host's own document shows it, query and fragment kept. */
async function reloadWhatDoesNotLoad(): Promise<void> {
  const { href, pathname, search } = location;
  if (!(await canLoadPage(pathname + search)) && location.href === href) location.reload();
}
