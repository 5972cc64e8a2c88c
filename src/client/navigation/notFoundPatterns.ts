import { DEFAULT_LOCALE, LOCALES, localizedAddress } from '../../model/locale';

interface PathPattern {
  path: string;
  matchPath: string;
}

const isNotFoundPage =
  typeof document !== 'undefined' && document.querySelector('meta[name=not-found]') !== null;

/**
 * Replaces Gatsby's list of path patterns. The not-found page of `/en` matches `/en/*`, and so that it does
 * not take their place, Gatsby lists all addresses below `/en`, a list that grows with the site. Here the pattern
 * holds while the first page loads, and only if the host has sent a not-found page.
 */
const notFoundPatterns: PathPattern[] = LOCALES.filter(
  (locale) => isNotFoundPage && locale !== DEFAULT_LOCALE,
).map((locale) => ({
  path: localizedAddress(locale, '404'),
  matchPath: localizedAddress(locale, '*'),
}));

/** After the first page, the app leaves unknown addresses to the host. */
export function forgetNotFoundPatterns(): void {
  notFoundPatterns.length = 0;
}

export default notFoundPatterns;
