/**
 * Small blocking script that runs before first paint: applies the color mode and records input until the app runs.
 * Anything that can wait belongs in the boot script.
 */
import { colorChoiceOf, effectiveMode } from '../platform/colorMode';
import { THEME_KEY } from '../../settings/storageKeys';

declare const EARLY: {
  /** In development the app loads itself. */
  develop: boolean;
  base: string;
  respectsSystem: boolean;
};

/** The Trusted Types policy of the boot script. */
export interface TrustedPolicy {
  /** @throws if the HTML could run or load code; `inert` is for documents that are parsed but never shown. */
  createHTML(html: string, inert?: boolean): string;
  /** @throws if the URL is not one of the build's scripts */
  createScriptURL(address: string): string;
}

/** Input recorded before hydration, replayed by the app; features add their own. */
export interface EarlyState {
  /** Set by the boot script in browsers with Trusted Types. */
  policy?: TrustedPolicy | undefined;
  clicks: Element[];
  ready: boolean;
  /** Delays the start of the app. */
  startAfter?: Promise<unknown>;
}

declare global {
  interface Window {
    __early?: EarlyState;
  }
}

const root = document.documentElement;

/** A stored value; null if there is none or the browser blocks storage. */
export function stored(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

function applyColorMode(): void {
  const choice = colorChoiceOf(stored(THEME_KEY), EARLY.respectsSystem);
  root.dataset['theme'] = effectiveMode(choice, matchMedia('(prefers-color-scheme: dark)').matches);
  root.dataset['themeChoice'] = choice;
}

let started = false;

function loadApp(): void {
  if (started || EARLY.develop) return;
  started = true;
  void Promise.resolve(state.startAfter)
    .then(() => import(`${EARLY.base}/boot.js`))
    // Nothing will replay the input, so let the browser handle keys and clicks again.
    .catch(() => (state.ready = true));
}

let styled = false;

/** Adds the styles not needed above the fold; the same noscript element covers browsers without scripts. */
function loadLaterStyles(): void {
  if (styled) return;
  styled = true;
  const parts = document.querySelector('head noscript')?.textContent.split('"') ?? [];
  for (const href of parts.filter((part) => part.endsWith('.css')))
    document.head.append(Object.assign(document.createElement('link'), { rel: 'stylesheet', href }));
}

/** Loading order: first paint and images, then deferred styles, then the app. */
const STYLES_AFTER_LOAD_MS = 150;
const APP_AFTER_LOAD_MS = 250;

function whenIdle(): void {
  if ('requestIdleCallback' in window) requestIdleCallback(loadApp, { timeout: 2000 });
  else loadApp();
}

/** What the app finds. */
export const state: EarlyState = { clicks: [], ready: false };
window.__early = state;

function onClick(event: Event): void {
  const button = event.target instanceof Element && event.target.closest('[data-early=""]');
  if (button && !state.ready) state.clicks.push(button);
}

/** Loads everything on first interaction. */
function onFirstAction(): void {
  loadLaterStyles();
  loadApp();
}

applyColorMode();
addEventListener('click', onClick, true);
for (const name of ['pointerdown', 'keydown', 'focusin', 'scroll'])
  addEventListener(name, onFirstAction, { capture: true, once: true, passive: true });
addEventListener('load', () => {
  setTimeout(loadLaterStyles, STYLES_AFTER_LOAD_MS);
  setTimeout(whenIdle, APP_AFTER_LOAD_MS);
});
