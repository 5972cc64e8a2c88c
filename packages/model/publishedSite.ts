import { localizedAddress, splitAddress, type Locale } from './locale';
import { encodeAddress } from './slug';

/** Where the pages of a language are published, if not below the address of the site. */
export interface LanguageHost {
  /** Its origin. */
  url: string;
  /** Whether the language lies at the root of it, and not below its name. */
  atRoot: boolean;
}

/** Where a site is published. */
export interface PublishedSite {
  /** Origin of the host that this build is for. */
  siteUrl: string;
  /** Path prefix with leading and without trailing slash; '' without one. */
  pathPrefix: string;
  hosts?: Partial<Record<Locale, LanguageHost>>;
  /** Whether canonical addresses end in a slash. */
  trailingSlash?: boolean;
}

/** Absolute address of a language: `url` replaces the `path` at the beginning of the addresses of its pages. */
export interface LanguageBase {
  url: string;
  path: string;
}

/** Where the pages of a language are published. */
export function languageBase({ siteUrl, pathPrefix, hosts }: PublishedSite, locale: Locale): LanguageBase {
  const host = hosts?.[locale];
  const path = host?.atRoot ? localizedAddress(locale, '').replace(/\/$/, '') : '';
  return { url: (host?.url ?? siteUrl) + pathPrefix, path };
}

/** Absolute, percent-encoded URL of a page or file. */
export function absoluteUrl(site: PublishedSite, address: string): string {
  const { url, path } = languageBase(site, splitAddress(address).locale);
  return url + encodeAddress(address.slice(path.length) || '/');
}

/** Canonical URL of a page. */
export function pageUrl(site: PublishedSite, address: string): string {
  const url = absoluteUrl(site, address);
  return site.trailingSlash === true && !url.endsWith('/') ? `${url}/` : url;
}
