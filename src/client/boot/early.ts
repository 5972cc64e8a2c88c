/**
 * Runs before the first paint as a small blocking file: decides the colour mode, heals addresses that
 * would break the router, and catches what the reader does before the app is there.
 */
import { canonicalPath, isSoundHash, unknownPath } from '../../model/address';
import { colorChoiceOf, effectiveMode } from '../../model/colorMode';
import { STORAGE_KEYS } from '../../site/storageKeys';

declare const EARLY: {
  /** The writers' server brings the app along itself. */
  develop: boolean;
  base: string;
  respectsSystem: boolean;
  announcementId: string;
  /** Languages that have a not-found page of their own below their name. */
  prefixedLocales: string[];
};

/** What happened before the app took over; the app replays it. */
export interface EarlyState {
  clicks: Element[];
  search: { open: boolean; text: string };
  ready: boolean;
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

function replaceAddress(address: string): void {
  history.replaceState(history.state, '', address);
}

function healHash(): void {
  if (!isSoundHash(location.hash)) replaceAddress(location.pathname + location.search);
}

function isNotFoundPage(): boolean {
  return document.querySelector('meta[name=not-found]') !== null;
}

function healPath(): void {
  const { pathname } = location;
  const path = isNotFoundPage() ? unknownPath(pathname) : canonicalPath(pathname, EARLY.base);
  if (path !== pathname) replaceAddress(path + location.search + location.hash);
}

/** A host with a single 404.html serves it in the default language: fetch the one that the path asks for. */
function fitNotFoundPage(): void {
  const wanted = EARLY.prefixedLocales.find((locale) => {
    const start = `${EARLY.base}/${locale}`;
    return location.pathname === start || location.pathname.startsWith(`${start}/`);
  });
  if (!isNotFoundPage() || !wanted || root.lang === wanted) return;
  held = fetch(`${EARLY.base}/${wanted}/404.html`)
    .then((answer) => answer.text())
    .then((html) => {
      const page = new DOMParser().parseFromString(html, 'text/html');
      if (page.documentElement.lang !== wanted) return;
      root.lang = wanted;
      document.title = page.title;
      document.body.replaceChildren(...page.body.childNodes);
    })
    .catch(() => undefined);
}

let held: Promise<unknown> = Promise.resolve();
let started = false;

function loadApp(): void {
  if (started || EARLY.develop) return;
  started = true;
  void held.then(() => {
    const script = document.createElement('script');
    script.src = `${EARLY.base}/boot.js`;
    // Without the app nobody would take up what is caught here: the keys go back to the browser.
    script.onerror = () => (state.ready = true);
    document.head.append(script);
  });
}

/** The page's own pictures and first paint come before the app. */
const AFTER_LOAD_MS = 250;

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

/** Search shortcuts, and what is typed after them, until the search itself listens. */
function onKey(event: KeyboardEvent): void {
  const { search } = state;
  const key = event.key;
  if (state.ready || !key) return;
  const shortcut = key.toLowerCase() === 'k' && (event.ctrlKey || event.metaKey);
  const slash = key === '/' && !isField(event.target);
  if (!search.open && (shortcut || slash)) search.open = true;
  else if (search.open && key === 'Escape') search.open = false;
  else if (
    search.open &&
    key.length === 1 &&
    !event.ctrlKey &&
    !event.metaKey &&
    !event.altKey &&
    !event.isComposing
  )
    search.text += key;
  else return;
  event.preventDefault();
}

applyColorMode();
applyAnnouncement();
healHash();
healPath();
for (const name of ['popstate', 'hashchange']) addEventListener(name, healHash, true);
addEventListener('click', onClick, true);
addEventListener('keydown', onKey, true);
for (const name of ['pointerdown', 'touchstart', 'keydown', 'focusin', 'scroll'])
  addEventListener(name, loadApp, { capture: true, once: true, passive: true });
document.addEventListener('DOMContentLoaded', fitNotFoundPage);
addEventListener('load', () => setTimeout(whenIdle, AFTER_LOAD_MS));
