import { parseUrl, slugBelow, splitAddress, versionAddress } from '@idmp/model';

/** Target of a hit. */
export interface HitTarget {
  /** For the link. */
  href: string;
  /** Path within the site, without prefix; null for external URLs. */
  address: string | null;
}

export interface SitePlace {
  /** Path prefix without trailing slash. */
  pathPrefix: string;
  /** Origins that belong to this site. */
  origins: readonly string[];
  /** Older version that is searched: its pages that are the same today are found by the records of those. */
  version?: string;
}

/** The current origin and the published one; `version` is the path of the version that is searched. */
export function sitePlace(pathPrefix: string, version = ''): SitePlace {
  const canonical = document.querySelector<HTMLLinkElement>('link[rel="canonical"]')?.href;
  const origins = [window.location.origin, ...(canonical ? [new URL(canonical).origin] : [])];
  return { pathPrefix, origins, ...(version && { version }) };
}

/** Target of a URL in the index: internal URLs become paths, others keep their scheme and host. */
export function hitTarget(url: string, { pathPrefix, origins, version }: SitePlace): HitTarget {
  const base = origins[0] ?? 'http://localhost';
  const parsed = parseUrl(url, base);
  if (!parsed || !/^https?:$/.test(parsed.protocol)) return { href: '#', address: null };
  const { origin, pathname, search, hash } = parsed;
  if (!origins.includes(origin)) return { href: parsed.href, address: null };
  const current = withoutPrefix(pathname, pathPrefix);
  const path = version === undefined ? current : inVersion(current, version);
  const address = `${path}${search}${hash}`;
  return { href: `${pathPrefix}${address}`, address };
}

/** Address of a current page in a version. */
function inVersion(address: string, version: string): string {
  const { locale, slug } = splitAddress(address);
  return slugBelow(slug, version) === undefined ? versionAddress(version, locale, slug) : address;
}

function withoutPrefix(path: string, prefix: string): string {
  if (!prefix || (path !== prefix && !path.startsWith(`${prefix}/`))) return path;
  return path.slice(prefix.length) || '/';
}
