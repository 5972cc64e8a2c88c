import { DEFAULT_LOCALE, LOCALES, localizedAddress } from '../../model/locale';

/** Input of the host configurations. */
export interface HostSite {
  /** Path prefix with leading and without trailing slash; '' without one. */
  pathPrefix: string;
  /** Policy of the site, as a header. */
  policy: string;
  /** Redirects from former addresses, without prefix. */
  redirects?: readonly Redirect[];
}

/** An address that moved. */
export interface Redirect {
  from: string;
  to: string;
}

/** Languages other than the default, with their paths. */
export const PREFIXED_LOCALES = LOCALES.filter((locale) => locale !== DEFAULT_LOCALE).map((locale) => ({
  locale,
  path: localizedAddress(locale, ''),
}));

/** Files for hosts that must not be served: paths without prefix, where `*` matches the rest. */
export const PRIVATE_PATHS = ['/hosts/*', '/.htaccess', '/_headers', '/_redirects'] as const;

/** Is a path (without prefix) one of the files for hosts? */
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
