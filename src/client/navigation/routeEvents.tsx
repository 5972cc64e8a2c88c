import { startTransition, type ReactNode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import type { GatsbyBrowser } from 'gatsby';
import { sendEvent } from '../platform/events';
import { RootBoundary } from '../errors/RootBoundary';
import { dropPendingPage } from './goTo';
import { forgetNotFoundPatterns } from './notFoundPatterns';
import { canLoadPage } from './pageLoader';
import { installProgressBar } from './progressBar';
import { installScrollPlaces, watchHistory } from './scrollPlaces';
import { scrollToPlace } from './scrollToPlace';

/** Tells the parts of the shell that a page is shown, and scrolls to where the reader wants to be in it. */
export const onRouteUpdate: GatsbyBrowser['onRouteUpdate'] = ({ location, prevLocation }) => {
  sendEvent('site:page-shown');
  // The browser itself has scrolled the first page, and the reader may have moved on since.
  if (prevLocation) scrollToPlace(location, prevLocation);
};

/** Hydrates in small steps, so that the first clicks are never blocked; no error leaves a blank page. */
export function replaceHydrateFunction() {
  return (element: ReactNode, container: Element): void => {
    const root = <RootBoundary>{element}</RootBoundary>;
    startTransition(() => {
      // The development server sends no HTML to hydrate.
      if (container.hasChildNodes()) hydrateRoot(container, root);
      else createRoot(container).render(root);
    });
  };
}

export const onClientEntry: GatsbyBrowser['onClientEntry'] = watchHistory;

/** `onRouteUpdate` scrolls, also where the page lacks the fragment's element and Gatsby would stay as it is. */
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

/** Back to a page that the app cannot load: the host's document shows it, with query and fragment. */
async function reloadWhatDoesNotLoad(): Promise<void> {
  const { href, pathname, search } = location;
  if (!(await canLoadPage(pathname + search)) && location.href === href) location.reload();
}
