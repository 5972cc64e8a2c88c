import { isSoundHash, soundPath } from './address';
import { memoizeBounded } from '@idmp/model';
import { LINK_CACHE_MAX } from '../../settings/limits';

interface LinkParts {
  origin: string;
  pathname: string;
  search: string;
  hash: string;
}

/** What a link click does: jump within the page, navigate client-side, or leave it to the browser. */
export type LinkAction = { type: 'jump' } | { type: 'page'; address: string } | { type: 'browser' };

/** Paths with an extension are files, not pages; versions such as `1.0.5.0` are pages. */
const FILE = /\.[a-z][a-z0-9]*$/i;

/**
 * Whether the router can handle a path. It would throw on others or mistake them for a host or a pattern, so they are
 * left to the browser: a new document normalizes its URL before the app starts.
 */
const isRoutable = memoizeBounded(
  (path) => !FILE.test(path) && soundPath(path) === path && !/\/[/:]/.test(path),
  LINK_CACHE_MAX,
);

/**
 * Decides what a link click does.
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
