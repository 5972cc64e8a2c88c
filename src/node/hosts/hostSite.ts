import { DEFAULT_LOCALE, LOCALES, localizedAddress } from '../../model/locale';

/** What the files for hosts are made from. */
export interface HostSite {
  /** Path prefix with leading and without trailing slash; '' without one. */
  pathPrefix: string;
  /** Policy of the site, as a header. */
  policy: string;
  /** Former addresses and where they lead to, without prefix; absent: none. */
  redirects?: readonly Redirect[];
}

/** An address that moved. */
export interface Redirect {
  from: string;
  to: string;
}

/** Languages below a name of their own, with the path of each. */
export const PREFIXED_LOCALES = LOCALES.filter((locale) => locale !== DEFAULT_LOCALE).map((locale) => ({
  locale,
  path: localizedAddress(locale, ''),
}));

/** Files for hosts, which readers do not need: paths without prefix, with a `*` for what follows. */
export const PRIVATE_PATHS = ['/hosts/*', '/.htaccess', '/_headers', '/_redirects'] as const;

/** Does a path without prefix belong to a file for hosts? */
export function isPrivatePath(path: string): boolean {
  return PRIVATE_PATHS.some((entry) =>
    entry.endsWith('*') ? path.startsWith(entry.slice(0, -1)) : path === entry,
  );
}

/** Path of the not-found page for an address without prefix. */
export function notFoundFileFor(path: string): string {
  const own = PREFIXED_LOCALES.find((locale) => path === locale.path || path.startsWith(`${locale.path}/`));
  return `${own?.path ?? ''}/404.html`;
}

/** A text in the syntax of regular expressions that finds just that text. */
export function escapeRegex(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
