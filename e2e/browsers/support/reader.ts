import { expect } from '@playwright/test';
import type { Given, Json, Tab } from './tab';

/** A tab on the site, with what every check needs; the mouse waits until its target is there and at rest. */
export interface Reader extends Tab {
  /** Opens a page and waits until the app runs. */
  visit: (address: string) => Promise<void>;
  /** Waits until a function returns a value in the page. */
  until: <Argument extends Json = undefined>(
    action: (argument: Argument) => Json,
    expected: Json,
    ...argument: Given<Argument>
  ) => Promise<void>;
  /** Waits until an element is visible within the window, or until none is. */
  sees: (selector: string) => Promise<void>;
  misses: (selector: string) => Promise<void>;
  /** Waits until the text of the first match contains a text. */
  reads: (selector: string, text: string) => Promise<void>;
  /** Waits until the address is this one: path, query and hash. */
  isAt: (address: string | RegExp) => Promise<void>;
}

const isInWindow = (selector: string): boolean =>
  [...document.querySelectorAll(selector)].some((element) => {
    const box = element.getBoundingClientRect();
    const isShown = box.width > 0 && box.height > 0 && getComputedStyle(element).visibility === 'visible';
    return isShown && box.bottom > 0 && box.top < innerHeight && box.right > 0 && box.left < innerWidth;
  });

/** Whether an element is visible, and neither it nor what it is in moves: a click would miss it. */
const isAtRest = (selector: string): boolean => {
  const shown = [...document.querySelectorAll(selector)].find((element) => {
    const { width, height } = element.getBoundingClientRect();
    return width > 0 && height > 0 && getComputedStyle(element).visibility === 'visible';
  });
  return (
    shown !== undefined &&
    !document.getAnimations().some(({ effect, playState }) => {
      const moving = playState === 'running' && effect instanceof KeyframeEffect ? effect.target : null;
      return moving?.contains(shown) ?? false;
    })
  );
};

const textOf = (selector: string): string | null =>
  document.querySelector(selector)?.textContent.replace(/\s+/g, ' ').trim() ?? null;

const addressNow = (): string => location.pathname + location.search + location.hash;

/** Adds the checks to a tab. */
export function createReader(tab: Tab, site: string): Reader {
  const poll = <Argument extends Json, Result>(
    action: (argument: Argument) => Result,
    ...argument: Given<Argument>
  ) =>
    // A page that is being left answers nothing.
    expect.poll(() => tab.evaluate<Result | undefined, Argument>(action, ...argument).catch(() => undefined));
  return {
    ...tab,
    open: (address) => tab.open(site + address),
    click: async (selector) => {
      await poll(isAtRest, selector).toBe(true);
      await tab.click(selector);
    },
    visit: async (address) => {
      await tab.open(site + address);
      await poll(() => document.documentElement.dataset['app']).toBe('ready');
    },
    until: (action, expected, ...argument) => poll(action, ...argument).toEqual(expected),
    sees: (selector) => poll(isInWindow, selector).toBe(true),
    misses: (selector) => poll(isInWindow, selector).toBe(false),
    reads: (selector, text) => poll(textOf, selector).toContain(text),
    isAt: (address) =>
      typeof address === 'string' ? poll(addressNow).toBe(address) : poll(addressNow).toMatch(address),
  };
}
