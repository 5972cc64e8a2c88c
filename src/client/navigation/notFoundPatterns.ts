import { DEFAULT_LOCALE, LOCALES, localizedAddress } from '../../model/locale';

interface PathPattern {
  path: string;
  matchPath: string;
}

const isNotFoundPage =
  typeof document !== 'undefined' && document.querySelector('meta[name=not-found]') !== null;

/**
 * Stands in for Gatsby's list of path patterns. The not-found page of `/en` answers for `/en/*`, and so that it does
 * not take their place, Gatsby lists all addresses below `/en`, a list that grows with the site. Here the pattern
 * holds while the first page loads, and only if the host has sent a not-found page.
 */
const notFoundPatterns: PathPattern[] = LOCALES.filter(
  (locale) => isNotFoundPage && locale !== DEFAULT_LOCALE,
).map((locale) => ({
  path: localizedAddress(locale, '404'),
  matchPath: localizedAddress(locale, '*'),
}));

/** From the second page on, what the host does not have is opened as a document of its own. */
export function forgetNotFoundPatterns(): void {
  notFoundPatterns.length = 0;
}

export default notFoundPatterns;
