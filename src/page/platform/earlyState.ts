/** The Trusted Types policy of the boot script. */
export interface TrustedPolicy {
  /** @throws if the HTML could run or load code, unless it was read from the page. */
  createHTML(html: string, isOwn?: boolean): string;
  /** @throws if the URL is not one of the build's scripts */
  createScriptURL(address: string): string;
}

/** Input recorded before hydration, replayed by the app. */
export interface EarlyState {
  /** Set by the boot script in browsers with Trusted Types. */
  policy?: TrustedPolicy | undefined;
  clicks: Element[];
  /** Whether a shortcut asked for the search, and what was typed since. */
  search: { open: boolean; text: string };
  ready: boolean;
  /** Delays the start of the app. */
  startAfter?: Promise<unknown>;
}

declare global {
  interface Window {
    __early?: EarlyState;
  }
}

/** A stored value; null if there is none or the browser blocks storage. */
export function stored(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}
