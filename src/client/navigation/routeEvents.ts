import { startTransition, type ReactNode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import type { GatsbyBrowser } from 'gatsby';
import { PAGE_SHOWN_EVENT } from '../platform/events';
import { dropPendingPage } from './goTo';
import { forgetNotFoundPatterns } from './notFoundPatterns';
import { canLoadPage } from './pageLoader';
import { installProgressBar } from './progressBar';
import { installScrollPlaces } from './scrollPlaces';
import { scrollToPlace } from './scrollToPlace';

/** Tells the parts of the shell that a page is shown, and scrolls to where the reader wants to be in it. */
export const onRouteUpdate: GatsbyBrowser['onRouteUpdate'] = ({ location, prevLocation }) => {
  dispatchEvent(new Event(PAGE_SHOWN_EVENT));
  // The browser itself has scrolled the first page, and the reader may have moved on since.
  if (prevLocation) scrollToPlace(location, prevLocation);
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

/** Back to a page that the app cannot load: the host's own document shows it, query and fragment kept. */
async function reloadWhatDoesNotLoad(): Promise<void> {
  const { href, pathname, search } = location;
  if (!(await canLoadPage(pathname + search)) && location.href === href) location.reload();
}
