import { startTransition, type ReactNode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import type { GatsbyBrowser } from 'gatsby';
import { sendEvent } from '../platform/events';
import { RootBoundary } from '../errors/boundaries';
import { dropPendingPage } from './goTo';
import { forgetNotFoundPatterns } from './notFoundPatterns';
import { canLoadPage } from './pageLoader';
import { installProgressBar } from './progressBar';
import { installScrollPlaces, watchHistory, scrollToPlace } from './scrollPlaces';

/** Notifies the shell of page views and scrolls to the target position. */
export const onRouteUpdate: GatsbyBrowser['onRouteUpdate'] = ({ location, prevLocation }) => {
  sendEvent('site:page-shown');
  // The browser has already scrolled the first page, and the reader may have scrolled since.
  if (prevLocation) scrollToPlace(location, prevLocation);
  // In development, the page comes after its address.
  else if (process.env.NODE_ENV === 'development' && location.hash) scrollToPlace(location, location);
};

/** Hydrates concurrently so that early clicks are not blocked, inside the root error boundary. */
export function replaceHydrateFunction() {
  return (element: ReactNode, container: Element): void => {
    const root = <RootBoundary>{element}</RootBoundary>;
    startTransition(() => {
      // In development there is no HTML to hydrate.
      if (container.hasChildNodes()) hydrateRoot(container, root);
      else createRoot(container).render(root);
    });
  };
}

export const onClientEntry: GatsbyBrowser['onClientEntry'] = watchHistory;

/** Scrolling is up to `onRouteUpdate`: Gatsby would keep the scroll position if the hash target is missing. */
export const shouldUpdateScroll: GatsbyBrowser['shouldUpdateScroll'] = () => false;

export const onInitialClientRender: GatsbyBrowser['onInitialClientRender'] = () => {
  forgetNotFoundPatterns();
  installProgressBar();
  installScrollPlaces();
  addEventListener('popstate', () => {
    dropPendingPage();
    void reloadWhatDoesNotLoad();
  });
};

/** Reloads if Back or Forward leads to a page that can't be loaded client-side. */
async function reloadWhatDoesNotLoad(): Promise<void> {
  const { href, pathname, search } = location;
  if (!(await canLoadPage(pathname + search)) && location.href === href) location.reload();
}
