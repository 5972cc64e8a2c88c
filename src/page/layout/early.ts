/**
 * Small blocking script that runs before first paint: applies the color mode and records input until the app runs.
 * Anything that can wait belongs in the boot script.
 */
import { isDismissed } from '../../features/announcement/client/dismissed';
import { recordKeys } from '../../features/search/client/recordKeys';
import { colorChoiceOf, effectiveMode } from '../platform/colorMode';
import { type EarlyState, stored } from '../platform/earlyState';
import { THEME_KEY } from '../../settings/storageKeys';

declare const EARLY: {
  /** In development the app loads itself. */
  develop: boolean;
  base: string;
  respectsSystem: boolean;
  /** Id of the announcement, '' for none. */
  announcement: string;
};

const root = document.documentElement;

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

/** Adds an element to the head that loads a file. */
function addLink(link: Partial<HTMLLinkElement>): void {
  document.head.append(Object.assign(document.createElement('link'), link));
}

/** A script that came within this time was cached or near, and so is the typeface. A busy computer adds to it. */
const NEAR_MS = 400;

/** Loads the typeface after the first styles, which shortly wait for it. From far away, it is for the next load. */
function loadTypeface(): void {
  const { src, dataset } = document.currentScript as HTMLScriptElement;
  const [own] = performance.getEntriesByName(src) as PerformanceResourceTiming[];
  const isFar = own && own.responseEnd - own.requestStart > NEAR_MS;
  if (isFar) root.dataset['far'] = '';
  addLink({
    rel: isFar ? 'prefetch' : 'preload',
    as: 'font',
    crossOrigin: '',
    href: dataset['typeface'] ?? '',
  });
}

let styled = false;

/** Adds the styles not needed above the fold; the same noscript element covers browsers without scripts. */
function loadLaterStyles(): void {
  if (styled) return;
  styled = true;
  const parts = document.querySelector('head noscript')?.textContent.split('"') ?? [];
  for (const href of parts.filter((part) => part.endsWith('.css'))) addLink({ rel: 'stylesheet', href });
}

/** Loading order: first paint and images, then deferred styles, then the app. */
const STYLES_AFTER_LOAD_MS = 150;
const APP_AFTER_LOAD_MS = 250;

function whenIdle(): void {
  if ('requestIdleCallback' in window) requestIdleCallback(loadApp, { timeout: 2000 });
  else loadApp();
}

/** What the app finds. */
const state: EarlyState = { clicks: [], search: { open: false, text: '' }, ready: false };
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
if (isDismissed(EARLY.announcement)) root.dataset['announcement'] = 'dismissed';
loadTypeface();
addEventListener('click', onClick, true);
recordKeys(state);
for (const name of ['pointerdown', 'keydown', 'focusin', 'scroll'])
  addEventListener(name, onFirstAction, { capture: true, once: true, passive: true });
addEventListener('load', () => {
  setTimeout(loadLaterStyles, STYLES_AFTER_LOAD_MS);
  setTimeout(whenIdle, APP_AFTER_LOAD_MS);
});
