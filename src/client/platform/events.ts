/** Dispatched on the window to hide the navbar, for example by an in-page link. */
export const HIDE_NAVBAR_EVENT = 'site:hide-navbar';

/** Dispatched on the window when a page is shown, the first one included. */
export const PAGE_SHOWN_EVENT = 'site:page-shown';

/** Dispatched on the window when a page cannot be fetched because the network is down; `detail` is its address. */
export const PAGE_UNREACHABLE_EVENT = 'site:page-unreachable';

/** Dispatched on the window to keep the navbar hidden until it is released. */
export const HOLD_NAVBAR_EVENT = 'site:hold-navbar';

/** Dispatched on the window to release the navbar. */
export const RELEASE_NAVBAR_EVENT = 'site:release-navbar';

/** Dispatched on the window to open the search with a query. */
export const OPEN_SEARCH_EVENT = 'site:open-search';

/** Opens the search with a query. */
export function openSearch(query: string): void {
  dispatchEvent(new CustomEvent(OPEN_SEARCH_EVENT, { detail: query }));
}
