import { isSoundHash, soundPath } from '../../model/address';
import { memoizeBounded } from '../../model/memoizeBounded';
import { LINK_CACHE_MAX } from '../../site/limits';

interface LinkParts {
  origin: string;
  pathname: string;
  search: string;
  hash: string;
}

/** What a click on a link does: an in-page jump, another page of the site, or what the browser does with it. */
export type LinkAction = { type: 'jump' } | { type: 'page'; address: string } | { type: 'browser' };

/** A path with an extension is a file, not a page; a release such as `1.0.5.0` is a page. */
const FILE = /\.[a-z][a-z0-9]*$/i;

/**
 * Whether the router reads a path as it is. Others, which it would throw on or take for a host or a pattern, are left
 * to the browser: a new document normalizes its address before the app starts.
 */
const isRoutable = memoizeBounded(
  (path) => !FILE.test(path) && soundPath(path) === path && !/\/[/:]/.test(path),
  LINK_CACHE_MAX,
);

/**
 * Decides what a click on a link does.
 * @param base path prefix without trailing slash
 */
export function linkAction(link: LinkParts, current: LinkParts, base: string): LinkAction {
  const inside = link.pathname === base || link.pathname.startsWith(`${base}/`);
  if (link.origin !== current.origin || !inside) return { type: 'browser' };
  if (link.pathname === current.pathname && link.search === current.search && link.hash)
    return { type: 'jump' };
  if (!isRoutable(link.pathname) || !isSoundHash(link.hash)) return { type: 'browser' };
  return { type: 'page', address: (link.pathname.slice(base.length) || '/') + link.search + link.hash };
}
