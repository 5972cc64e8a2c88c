/** Custom events between parts, dispatched on the window, with their detail types. */
interface SiteEvents {
  /** An in-page link was followed: hides the navbar until the reader scrolls up. */
  'site:hide-navbar': undefined;
  /** An overlay was opened: hides the navbar until `site:release-navbar`. */
  'site:hold-navbar': undefined;
  'site:release-navbar': undefined;
  /** A page is shown, including the first one. */
  'site:page-shown': undefined;
  /** The article got more text: its translation. */
  'site:text-added': undefined;
  /** A page can't be fetched because the network is down; carries its path. */
  'site:page-unreachable': string;
}

type EventName = keyof SiteEvents;

/** Dispatches an event. */
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
