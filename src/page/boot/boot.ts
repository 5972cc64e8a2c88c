/**
 * Loads the app's scripts. Served under a fixed name and revalidated, so that pages of an older deploy start the
 * current app.
 */

import { replaceEntry } from '../platform/replaceEntry';
import { canonicalPath, isSoundHash, sectionMeant, unknownPath } from '../navigation/address';
import { createScript } from '../platform/trustedHtml';
import { readFirstPageData, type LoadedPage } from './readFirstPageData';
import { createAnalyticsPolicy, createTrustedPolicy } from './trustedPolicy';

const replaceAddress = (address: string): boolean => replaceEntry(history.state, address);

function correctHash(): void {
  const meant = sectionMeant(location.hash, (id) => document.getElementById(id) !== null);
  if (meant !== undefined) location.replace(meant);
  else if (!isSoundHash(location.hash)) replaceAddress(location.pathname + location.search);
}

function normalizePath(base: string): void {
  const { pathname } = location;
  const isNotFoundPage = document.querySelector('meta[name=not-found]') !== null;
  const path = isNotFoundPage ? unknownPath(pathname, base) : canonicalPath(pathname, base);
  if (path !== pathname) replaceAddress(path + location.search + location.hash);
}

/** Fixes URLs that would break the router, on load and on every hash change. */
function normalizeAddress(base: string): void {
  correctHash();
  normalizePath(base);
  for (const name of ['popstate', 'hashchange']) addEventListener(name, correctHash, true);
}

declare const MANIFEST: {
  base: string;
  compilationHash: string;
  /** Files of the app entry, in loading order. */
  entry: string[];
  /** Files of each page template that are not of the entry. */
  templates: Record<string, string[]>;
  /** Origins of the enabled analytics services, and of other scripts that the site allows. */
  analyticsOrigins: string[];
};

/** Whether analytics are enabled; drops their code otherwise. */
declare const HAS_ANALYTICS: boolean;

/** Shell texts by language, kept here rather than in every page's data. */
declare const TEXTS: Record<string, Record<string, string>>;

const browser = window as unknown as {
  ___chunkMapping: Record<string, string[]>;
  ___webpackCompilationHash: string;
  pageData?: LoadedPage;
  /** Gatsby's loader, set once the app runs. */
  ___loader?: object;
};

/** Gatsby tolerates a missing sessionStorage, but not one that throws or drops writes. */
function hideBrokenStorage(): void {
  const key = 'boot';
  try {
    sessionStorage.setItem(key, key);
    sessionStorage.removeItem(key);
  } catch {
    Object.defineProperty(window, 'sessionStorage', { value: null, configurable: true });
  }
}

normalizeAddress(MANIFEST.base);
const firstPage = readFirstPageData(TEXTS);
const template = MANIFEST.templates[firstPage?.componentChunkName ?? ''] ?? [];
const scripts = [...MANIFEST.entry, ...template].map((file) => MANIFEST.base + file);
let left = scripts.length;

function load(file: string): void {
  const script = createScript(file);
  script.async = false;
  script.onerror = () => showLoadError(file);
  script.onload = () => {
    // webpack waits forever for a chunk whose script element exists, even if the script was empty.
    script.remove();
    if (--left === 0 && !browser.___loader) showLoadError(file);
  };
  document.head.append(script);
}

/** Before the app runs, an error in its scripts means that a file is truncated or not a script. */
function onError(event: ErrorEvent | PromiseRejectionEvent): void {
  const trace = 'filename' in event ? event.filename : String((event.reason as Error | null)?.stack);
  const file = scripts.find((script) => trace.includes(script));
  if (file && !window.__early?.ready) showLoadError(file);
}

const isAnalytics = (address: string): boolean =>
  MANIFEST.analyticsOrigins.includes(new URL(address, location.href).origin);

let shown = false;

/** Shows which file failed to load, with a Retry button; the page stays readable without the app. */
function showLoadError(file: string): void {
  if (shown) return;
  shown = true;
  // Let the browser handle keys and clicks again.
  if (window.__early) window.__early.ready = true;
  const text = (key: string): string => TEXTS[document.documentElement.lang]?.[key] ?? '';
  const notice = document.createElement('div');
  notice.className = 'boot-failure';
  notice.setAttribute('role', 'alert');
  const button = document.createElement('button');
  button.className = 'button';
  button.textContent = text('error.retry') || 'Retry';
  button.onclick = () => void reload();
  notice.append(`${text('error.loadFailed').replace('{{reason}}', file) || file} `, button);
  document.body.append(notice);
}

/** Reloads after refetching the scripts: a broken one could stay in the browser cache for a year. */
async function reload(): Promise<void> {
  await Promise.allSettled(scripts.map((file) => fetch(file, { cache: 'reload' })));
  location.reload();
}

browser.___chunkMapping = { app: MANIFEST.entry, ...MANIFEST.templates };
browser.___webpackCompilationHash = MANIFEST.compilationHash;
// Gatsby's loader keeps one entry per path and query.
if (firstPage) browser.pageData = { ...firstPage, path: firstPage.path + location.search };
hideBrokenStorage();
if (HAS_ANALYTICS) createAnalyticsPolicy(isAnalytics);
if (window.__early)
  window.__early.policy = createTrustedPolicy(
    (address) => scripts.includes(address) || (HAS_ANALYTICS && isAnalytics(address)),
  );
addEventListener('error', onError);
addEventListener('unhandledrejection', onError);
scripts.forEach(load);
