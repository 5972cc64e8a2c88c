import { pageDataFault } from './pageData';

interface LoadedPage {
  status?: string;
  /** Hash of the build that the page's data are from; '' when unknown. */
  page?: { webpackCompilationHash?: string; path?: string };
  /** Query data and context of the page. */
  json?: Parameters<typeof pageDataFault>[0];
}

/** Page that the loader returns when data are missing. */
const NOT_FOUND_PATH = '/404.html';

/** Gatsby's loader (`window.___loader`). */
interface PageLoader {
  /** Loads a page now. */
  loadPage(path: string): Promise<LoadedPage | undefined>;
  /** Prefetches a page. */
  hovering(path: string): void;
}

interface App {
  ___loader?: PageLoader;
  ___webpackCompilationHash?: string;
}

const app = (): App => window as App;

/** Gatsby's loader; undefined until the app has started. */
export function pageLoader(): PageLoader | undefined {
  return app().___loader;
}

/** Path of an address for the loader: with path prefix and query, without fragment. */
export function loaderPath(address: string): string {
  return __PATH_PREFIX__ + address.replace(/#.*$/, '');
}

/**
 * Whether a page can be shown without leaving the document. One that does not exist cannot: the host shows its
 * not-found page in the language of the address. Data of another build cannot: the app that is
 * running may not fit them, and Gatsby would both show the page and load it, which makes two steps of history.
 * Nor can data that are incomplete or another page's.
 */
export async function canLoadPage(path: string): Promise<boolean> {
  try {
    const loaded = await pageLoader()?.loadPage(path);
    const page = loaded?.page;
    if (!page?.path || loaded?.status === 'error' || page.path === NOT_FOUND_PATH) return false;
    const fault = pageDataFault(loaded?.json, page.path.replace(/\?.*$/, ''));
    if (fault) console.warn(fault);
    const running = app().___webpackCompilationHash;
    return !fault && (running === undefined || page.webpackCompilationHash === running);
  } catch {
    return false;
  }
}
