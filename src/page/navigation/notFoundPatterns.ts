import { LOCALES, localizedAddress, ROOT_LOCALE } from '@idmp/model';

interface PathPattern {
  path: string;
  matchPath: string;
}

const isNotFoundPage =
  typeof document !== 'undefined' && document.querySelector('meta[name=not-found]') !== null;

/**
 * Replaces Gatsby's match paths. As the not-found page of `/en` matches `/en/*`, Gatsby would also list every page
 * below `/en` to keep them from being shadowed, a list that grows with the site. Here the pattern only applies to the
 * first page, and only if the host served a not-found page.
 */
const notFoundPatterns: PathPattern[] = LOCALES.filter(
  (locale) => isNotFoundPage && locale !== ROOT_LOCALE,
).map((locale) => ({
  path: localizedAddress(locale, '404'),
  matchPath: localizedAddress(locale, '*'),
}));

/** After the first page, unknown URLs are left to the host. */
export function forgetNotFoundPatterns(): void {
  notFoundPatterns.length = 0;
}

export default notFoundPatterns;
