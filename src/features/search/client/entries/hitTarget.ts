import { parseUrl } from '../../../../core/model/parseUrl';

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
}

/** The current origin and the published one. */
export function sitePlace(pathPrefix: string): SitePlace {
  const canonical = document.querySelector<HTMLLinkElement>('link[rel="canonical"]')?.href;
  const origins = [window.location.origin, ...(canonical ? [new URL(canonical).origin] : [])];
  return { pathPrefix, origins };
}

/** Target of a URL in the index: internal URLs become paths, others keep their scheme and host. */
export function hitTarget(url: string, { pathPrefix, origins }: SitePlace): HitTarget {
  const base = origins[0] ?? 'http://localhost';
  const parsed = parseUrl(url, base);
  if (!parsed || !/^https?:$/.test(parsed.protocol)) return { href: '#', address: null };
  const { origin, pathname, search, hash } = parsed;
  if (!origins.includes(origin)) return { href: parsed.href, address: null };
  const path = withoutPrefix(pathname, pathPrefix);
  const address = `${path}${search}${hash}`;
  return { href: `${pathPrefix}${address}`, address };
}

function withoutPrefix(path: string, prefix: string): string {
  if (!prefix || (path !== prefix && !path.startsWith(`${prefix}/`))) return path;
  return path.slice(prefix.length) || '/';
}
