/** Page data from Gatsby's loader, unvalidated. */
export interface PageResult {
  data?: { locales?: { edges?: readonly unknown[] } } | null;
  pageContext?: {
    i18n?: { path?: string };
    /** Texts of the shell, for a page that no document made. */
    texts?: Readonly<Record<string, string>>;
  } | null;
}

/** Whether page data contains the texts of the shell. */
export function hasTexts({ data, pageContext }: PageResult): boolean {
  return pageContext?.texts !== undefined || (data?.locales?.edges?.length ?? 0) > 0;
}

/** Error message for invalid page data; undefined for valid data. */
function pageDataFault(result: PageResult | null | undefined, path: string): string | undefined {
  // The translation plugin omits the leading slash.
  const shown = result?.pageContext?.i18n?.path?.replace(/^\/?/, '/');
  if (shown !== path) return `The page data of ${path} belongs to ${shown}.`;
  return hasTexts(result ?? {}) ? undefined : `The page data of ${path} has no texts.`;
}

interface LoadedPage {
  status?: string;
  /** Compilation hash of the build that the page data is from; '' if unknown. */
  page?: { webpackCompilationHash?: string; path?: string };
  /** Query data and context of the page. */
  json?: Parameters<typeof pageDataFault>[0];
}

/** Page the loader returns if there is no data. */
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

/** Gatsby's loader; undefined until the app starts. */
export function pageLoader(): PageLoader | undefined {
  return app().___loader;
}

/** Path to pass to the loader: with path prefix and query, without hash. */
export function loaderPath(address: string): string {
  return __PATH_PREFIX__ + address.replace(/#.*/, '');
}

/**
 * Whether a page can be shown with client-side navigation. Exceptions: pages that don't exist (the host serves its
 * not-found page in the right language), data of another build (it may not fit the running app, and Gatsby would both
 * show and reload the page, adding two history entries), and data that is incomplete or belongs to another page.
 */
export async function canLoadPage(path: string): Promise<boolean> {
  try {
    const loaded = await pageLoader()?.loadPage(path);
    const page = loaded?.page;
    if (!page?.path || loaded?.status === 'error' || page.path === NOT_FOUND_PATH) return false;
    const fault = pageDataFault(loaded?.json, page.path.replace(/\?.*/, ''));
    if (fault) console.warn(fault);
    const running = app().___webpackCompilationHash;
    return !fault && (running === undefined || page.webpackCompilationHash === running);
  } catch {
    return false;
  }
}
