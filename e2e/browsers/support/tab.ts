/** What crosses between the test and the page. */
export type Json = undefined | null | boolean | number | string | Json[] | { [name: string]: Json };

/** The argument of a function, if it takes one. */
export type Given<Argument extends Json> = Argument extends undefined ? [] : [Argument];

/** A browser tab, whatever protocol drives it. */
export interface Tab {
  /** Opens an address and waits until it has loaded. */
  open: (address: string) => Promise<void>;
  /** Runs a function, which may return a promise, in the page. */
  evaluate: <Result, Argument extends Json = undefined>(
    action: (argument: Argument) => Result | Promise<Result>,
    ...argument: Given<Argument>
  ) => Promise<Result>;
  /** Moves the mouse to the middle of the first visible element that matches, and clicks. */
  click: (selector: string) => Promise<void>;
  /** Types text into the focused element. */
  type: (text: string) => Promise<void>;
  /** Presses a key, with Control held down if asked. */
  press: (key: string, control?: 'Control') => Promise<void>;
  back: () => Promise<void>;
  forward: () => Promise<void>;
  reload: () => Promise<void>;
  resize: (width: number, height: number) => Promise<void>;
  /** Prints the page to a PDF; missing where the driver can't. */
  print?: () => Promise<Uint8Array>;
  close: () => Promise<void>;
}

/** A running browser. */
export interface Browser {
  /** Opens a tab with a storage of its own. */
  newTab: () => Promise<Tab>;
  close: () => Promise<void>;
}

/** Finds the first visible element that matches, in the page. */
export function findVisible(selector: string): Element | null {
  const all = [...document.querySelectorAll(selector)];
  const shown = all.find((element) => {
    const { width, height } = element.getBoundingClientRect();
    return width > 0 && height > 0 && getComputedStyle(element).visibility === 'visible';
  });
  shown?.scrollIntoView({ block: 'center', behavior: 'instant' });
  return shown ?? null;
}
