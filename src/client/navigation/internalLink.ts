import { isSoundHash, soundPath } from '../../model/address';

interface LinkParts {
  origin: string;
  pathname: string;
  search: string;
  hash: string;
}

/** What a press on a link asks for: an in-page jump, another page of the site, or the browser's own way. */
export type LinkAction = { type: 'jump' } | { type: 'page'; address: string } | { type: 'browser' };

/** A path with an ending is a file, not a page; a release such as `1.0.5.0` is a page. */
const FILE = /\.[a-z][a-z0-9]*$/i;

/**
 * Decide what a press on a link does.
 * @param base path prefix without trailing slash
 */
export function linkAction(link: LinkParts, current: LinkParts, base: string): LinkAction {
  const inside = link.pathname === base || link.pathname.startsWith(`${base}/`);
  if (link.origin !== current.origin || !inside || FILE.test(link.pathname)) return { type: 'browser' };
  if (link.pathname === current.pathname && link.search === current.search && link.hash)
    return { type: 'jump' };
  // What the router would throw on, or take for a host or a pattern, is left to the browser: a document of its
  // own is mended before the app starts.
  const sound = soundPath(link.pathname) === link.pathname && !/\/[/:]/.test(link.pathname);
  if (!sound || !isSoundHash(link.hash)) return { type: 'browser' };
  return { type: 'page', address: (link.pathname.slice(base.length) || '/') + link.search + link.hash };
}
