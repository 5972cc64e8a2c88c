/**
 * Small blocking script that runs before first paint: applies the color mode and records input until the app runs.
 * Anything that can wait belongs in the boot script.
 */
import { colorChoiceOf, effectiveMode, isKey } from '@idmp/model';
import { STORAGE_KEYS } from '../../settings/storageKeys';

declare const EARLY: {
  /** In development the app loads itself. */
  develop: boolean;
  base: string;
  respectsSystem: boolean;
  /** Of the bar above the pages, if there is one. */
  announcementId?: string;
};

/** The Trusted Types policy of the boot script. */
export interface TrustedPolicy {
  /** @throws if the HTML could run or load code; `inert` is for documents that are parsed but never shown. */
  createHTML(html: string, inert?: boolean): string;
  /** @throws if the URL is not one of the build's scripts */
  createScriptURL(address: string): string;
}

/** Input recorded before hydration, replayed by the app. */
export interface EarlyState {
  /** Set by the boot script in browsers with Trusted Types. */
  policy?: TrustedPolicy | undefined;
  clicks: Element[];
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

const root = document.documentElement;

function stored(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

function applyColorMode(): void {
  const choice = colorChoiceOf(stored(STORAGE_KEYS.theme), EARLY.respectsSystem);
  root.dataset['theme'] = effectiveMode(choice, matchMedia('(prefers-color-scheme: dark)').matches);
  root.dataset['themeChoice'] = choice;
}

function applyAnnouncement(): void {
  const dismissed = stored(STORAGE_KEYS.announcementDismiss) === 'true';
  if (dismissed && stored(STORAGE_KEYS.announcementId) === EARLY.announcementId) {
    root.dataset['announcement'] = 'dismissed';
  }
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

const state: EarlyState = { clicks: [], search: { open: false, text: '' }, ready: false };
window.__early = state;

function onClick(event: Event): void {
  const button = event.target instanceof Element && event.target.closest('[data-early]');
  if (!button || state.ready) return;
  if (button.matches('[data-search-open]')) state.search.open = true;
  else state.clicks.push(button);
}

function isField(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName))
  );
}

/** Records search shortcuts and the text typed after them. */
function onKey(event: KeyboardEvent): void {
  const { search } = state;
  const key = event.key;
  if (state.ready || !key) return;
  const shortcut = isKey(event, 'k') && (event.ctrlKey || event.metaKey);
  const slash = key === '/' && !isField(event.target);
  const typed = key.length === 1 && !event.ctrlKey && !event.metaKey && !event.altKey && !event.isComposing;
  const opensByLetter =
    typed && /[\p{L}\p{N}]/u.test(key) && document.activeElement?.matches('[data-search-open]');
  if (!search.open && (shortcut || slash)) search.open = true;
  else if (search.open && key === 'Escape') state.search = { open: false, text: '' };
  else if (typed && (search.open || opensByLetter)) state.search = { open: true, text: search.text + key };
  else return;
  event.preventDefault();
}

/** Loads everything on first interaction. */
function onFirstAction(): void {
  loadLaterStyles();
  loadApp();
}

applyColorMode();
applyAnnouncement();
addEventListener('click', onClick, true);
addEventListener('keydown', onKey, true);
for (const name of ['pointerdown', 'touchstart', 'keydown', 'focusin', 'scroll'])
  addEventListener(name, onFirstAction, { capture: true, once: true, passive: true });
addEventListener('load', () => {
  setTimeout(loadLaterStyles, STYLES_AFTER_LOAD_MS);
  setTimeout(whenIdle, APP_AFTER_LOAD_MS);
});
