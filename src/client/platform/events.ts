/** Sent on the window by a part that wants the navbar out of sight (in-page link). */
export const HIDE_NAVBAR_EVENT = 'site:hide-navbar';

/** Sent on the window when a page is shown, the first one included. */
export const PAGE_SHOWN_EVENT = 'site:page-shown';

/** Sent on the window when a page cannot be fetched because the network is gone; `detail` is its address. */
export const PAGE_UNREACHABLE_EVENT = 'site:page-unreachable';

/** Sent on the window by what keeps the navbar out of sight as long as it is open. */
export const HOLD_NAVBAR_EVENT = 'site:hold-navbar';

/** Sent on the window when that is over: the navbar is again as it would be without. */
export const RELEASE_NAVBAR_EVENT = 'site:release-navbar';

/** Sent on the window to open the search with words already typed. */
export const OPEN_SEARCH_EVENT = 'site:open-search';

/** Opens the search with words already typed. */
export function openSearch(query: string): void {
  dispatchEvent(new CustomEvent(OPEN_SEARCH_EVENT, { detail: query }));
}
