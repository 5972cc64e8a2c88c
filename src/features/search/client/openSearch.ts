/** Event that opens the search with a query. */
export const OPEN_SEARCH_EVENT = 'site:open-search';

/** Opens the search with a query. */
export function openSearch(query: string): void {
  dispatchEvent(new CustomEvent(OPEN_SEARCH_EVENT, { detail: query }));
}
