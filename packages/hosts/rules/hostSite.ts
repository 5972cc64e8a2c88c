import { LOCALES, localizedAddress, ROOT_LOCALE, type Locale } from '@idmp/model';
import { urlPath } from '../escapes/escapes';

/** Input of the host configurations. */
export interface HostSite {
  /** Path prefix with leading and without trailing slash; '' without one. */
  pathPrefix: string;
  /** Policy of the site, as a header. */
  policy: string;
  /** Redirects from former addresses, without prefix. */
  redirects?: readonly Redirect[];
  forms?: HostForms;
}

/** Scripts behind the forms of the site. */
export interface HostForms {
  /** Their folders on the host: paths without the prefix of the site. */
  paths: readonly string[];
  /** Largest request that they take. */
  maxBytes: number;
  /** Origin to which hosts forward these paths; '' if there are no scripts. */
  upstream: string;
}

/** Without forms, there is nothing to forward or to refuse. */
export const NO_FORMS: HostForms = { paths: [], maxBytes: 0, upstream: '' };

/** An address that moved. */
export interface Redirect {
  from: string;
  to: string;
}

/** Languages other than the default, with their paths. */
export const PREFIXED_LOCALES = LOCALES.filter((locale) => locale !== ROOT_LOCALE).map((locale) => ({
  locale,
  path: localizedAddress(locale, ''),
}));

/** Folder for hosts, and files for hosts: they must not be served. */
export const PRIVATE_FOLDER = '/hosts';
export const PRIVATE_FILES = ['/.nojekyll', '/_headers', '/_redirects'] as const;

/** Folder below the published one with the files for hosts. */
export const HOSTS_DIR = PRIVATE_FOLDER.slice(1);

/** File in that folder with the settings that the site was built with. */
export const HOST_SITE_FILE = 'site.json';

/** All files for hosts, below the published folder. */
export const HOST_FILES: readonly string[] = [
  ...['nginx.conf', 'nginx-brotli.conf', 'Caddyfile', HOST_SITE_FILE].map((name) => `${HOSTS_DIR}/${name}`),
  ...PRIVATE_FILES.map((file) => file.slice(1)),
];

/** Is a path (without prefix) one of the files for hosts? */
export function isPrivatePath(path: string): boolean {
  return path.startsWith(`${PRIVATE_FOLDER}/`) || PRIVATE_FILES.some((file) => path === file);
}

/** Path of the not-found page for an address without prefix. */
export function notFoundFileFor(path: string): string {
  const own = PREFIXED_LOCALES.find((locale) => path === locale.path || path.startsWith(`${locale.path}/`));
  return `${own?.path ?? ''}/404.html`;
}

/** `Location` of a redirect: a path alone, so that it is right behind any proxy, host name and port. */
export const locationOf = (pathPrefix: string, { to }: Redirect): string => urlPath(pathPrefix + to);

/** Both forms of a former address, with its prefix. */
export const formsOf = (pathPrefix: string, { from }: Redirect): string[] =>
  ['', '/'].map((end) => pathPrefix + from + end);

/** Values of `<html lang>` and hreflang. */
export type Languages = Readonly<Record<Locale, string>>;
