/** Events that parts send each other over the window, each with what it carries. */
interface SiteEvents {
  /** An in-page link was followed: the navbar hides until the reader scrolls up. */
  'site:hide-navbar': undefined;
  /** Something covers the page: the navbar stays hidden until `site:release-navbar`. */
  'site:hold-navbar': undefined;
  'site:release-navbar': undefined;
  /** A page is shown, the first one included. */
  'site:page-shown': undefined;
  /** A page cannot be fetched because the network is gone; carries its address. */
  'site:page-unreachable': string;
  /** Opens the search with a query. */
  'site:open-search': string;
}

type EventName = keyof SiteEvents;

export const OPEN_SEARCH_EVENT = 'site:open-search' satisfies EventName;

/** Sends an event to all parts. */
export function sendEvent<Name extends EventName>(
  name: Name,
  ...[detail]: SiteEvents[Name] extends undefined ? [] : [SiteEvents[Name]]
): void {
  dispatchEvent(new CustomEvent(name, { detail }));
}

/** Listens for an event; returns a cleanup function. */
export function onEvent<Name extends EventName>(
  name: Name,
  listener: (detail: SiteEvents[Name]) => void,
): () => void {
  const onWindow = (event: Event): void => listener((event as CustomEvent<SiteEvents[Name]>).detail);
  addEventListener(name, onWindow);
  return () => removeEventListener(name, onWindow);
}

/** Opens the search with a query. */
export function openSearch(query: string): void {
  sendEvent(OPEN_SEARCH_EVENT, query);
}
