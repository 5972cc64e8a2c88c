/**
 * Loads the app's scripts. Served under a fixed name and revalidated, so that a page of an older
 * deploy still starts the app that is there now.
 */
import { healAddress } from './healAddress';
import { readFirstPage, type LoadedPage } from './readFirstPage';

declare const MANIFEST: {
  base: string;
  compilationHash: string;
  /** Files of the app's entry, in order. */
  entry: string[];
  /** Files of each page template. */
  templates: Record<string, string[]>;
};

/** Texts of the shell in each language: here once, and not in every page. */
declare const TEXTS: Record<string, Record<string, string>>;

const browser = window as unknown as {
  ___chunkMapping: Record<string, string[]>;
  ___webpackCompilationHash: string;
  pageData?: LoadedPage;
  /** The app's loader, once the app runs. */
  ___loader?: object;
};

/** Gatsby's calls bear a storage that is not there, but not one whose calls throw or that keeps nothing. */
function hideBrokenStorage(): void {
  const key = 'boot';
  try {
    sessionStorage.setItem(key, key);
    sessionStorage.removeItem(key);
  } catch {
    Object.defineProperty(window, 'sessionStorage', { value: null, configurable: true });
  }
}

healAddress(MANIFEST.base);
const firstPage = readFirstPage(TEXTS);
const template = MANIFEST.templates[firstPage?.componentChunkName ?? ''] ?? [];
const scripts = [...MANIFEST.entry, ...template].map((file) => MANIFEST.base + file);
let left = scripts.length;

function load(file: string): void {
  const script = document.createElement('script');
  script.src = file;
  script.async = false;
  script.onerror = () => sayFailed(file);
  script.onload = () => {
    // The bundler waits for ever for a part whose element is there, even when nothing was in it.
    script.remove();
    if (--left === 0 && !browser.___loader) sayFailed(file);
  };
  document.head.append(script);
}

/** Until the app is there, an error of its scripts means that one of them came in part, or is no script. */
function onError(event: ErrorEvent | PromiseRejectionEvent): void {
  const trace = 'filename' in event ? event.filename : String((event.reason as Error | null)?.stack);
  const file = scripts.find((script) => trace.includes(script));
  if (file && !window.__early?.ready) sayFailed(file);
}

let said = false;

/** The text stays readable without the app; says what is missing and offers to try again. */
function sayFailed(file: string): void {
  if (said) return;
  said = true;
  // Keys and presses that wait for the app go back to the browser.
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

/** Loads the page again with fresh scripts: a broken one may lie in the browser's cache for a year. */
async function reload(): Promise<void> {
  await Promise.allSettled(scripts.map((file) => fetch(file, { cache: 'reload' })));
  location.reload();
}

browser.___chunkMapping = { app: MANIFEST.entry, ...MANIFEST.templates };
browser.___webpackCompilationHash = MANIFEST.compilationHash;
// The loader tells pages apart by their query too.
if (firstPage) browser.pageData = { ...firstPage, path: firstPage.path + location.search };
hideBrokenStorage();
addEventListener('error', onError);
addEventListener('unhandledrejection', onError);
scripts.forEach(load);
