import { memoizeBounded, decoded, decodedAddress } from '@idmp/model';
import { LINK_CACHE_MAX } from '../../settings/limits';

interface LinkParts {
  origin: string;
  pathname: string;
  search: string;
  hash: string;
}

/** What a link click does: jump within the page, navigate client-side, or leave it to the browser. */
type LinkAction = { type: 'jump' } | { type: 'page'; address: string } | { type: 'browser' };

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

/** Whether a fragment such as `#basic` can be decoded; the router throws on one that cannot. */
export function isSoundHash(hash: string): boolean {
  return decoded(hash) !== undefined && decodedAddress(hash) !== undefined;
}

/**
 * A name without what chats and trackers put behind it: a sentence that goes on, parameters, closing signs.
 * @example withoutTail('intro，谢谢') // 'intro'
 */
const withoutTail = (name: string): string =>
  name
    .replace(/[?&“”‘’…\u3000-\u303F\uFF00-\uFFEF].*/su, '')
    .replace(/(?<=^|[\p{L}\p{N}/])[^\p{L}\p{N}/]+$/u, '');

/** Fragment of the section that is meant by one with more behind it; undefined if the page has either or neither. */
export function sectionMeant(hash: string, isThere: (id: string) => boolean): string | undefined {
  const raw = hash.slice(1);
  const written = decoded(raw) ?? raw;
  if (raw === '' || isThere(raw) || isThere(written)) return undefined;
  const id = withoutTail(written);
  return id !== '' && isThere(id) ? `#${encodeURIComponent(id)}` : undefined;
}

/** Address of the one page that is meant by a path with other capitals, or with signs of a text behind it. */
export function pageMeant(path: string, addresses: readonly string[]): string | undefined {
  const written = (address: string): string => decoded(address) ?? address;
  const bare = (address: string): string =>
    withoutTail(written(address).replace(/\/$/, ''))
      .toLowerCase()
      .replace(/\.html?$/, '');
  const found = new Set(addresses.filter((address) => bare(address) === bare(path)));
  const [meant] = found;
  return found.size === 1 && meant !== undefined && written(meant) !== written(path) ? meant : undefined;
}

/** Characters that the router, after decoding them, interprets differently from the host. */
const UNSTABLE = /[%/?#\\;:@&=+$,\0-\x1f]/;
/** Those with a meaning in paths. */
const NOT_LITERAL = /[%/?#\\\0-\x1f]/g;

/**
 * A path that host, browser and router read alike: hyphens replace percent signs that are not part of an
 * encoding, and encoded characters that would end or split a path.
 * @param slash replaces an encoded slash; if it is a slash itself, the host has resolved the path, and nothing
 * is encoded unnecessarily
 */
export function soundPath(path: string, slash = '-'): string {
  return path.replace(/(?:%[0-9a-f]{2})+|%/gi, (run) => {
    const text = decoded(run);
    if (text === undefined) return run.replace(/%/g, '-');
    if (slash === '-' && !UNSTABLE.test(text)) return run;
    return encodeURI(text.replace(NOT_LITERAL, (sign) => (sign === '/' ? slash : '-')));
  });
}

/** Name of Gatsby's page data for the home page: `/index` would load it instead of its own. */
const HOME_DATA_NAME = 'index';

/**
 * Path of a missing page that neither host nor browser resolves to an existing page or file, as they
 * may do for `/intro//`, `/intro%20` or `/robots.txt/`, and that the router reads neither as a pattern nor as the
 * home page.
 * @param base path prefix without trailing slash, '' without a prefix
 */
export function unknownPath(path: string, base = ''): string {
  const sound = soundPath(path)
    .replace(/\/{2,}/g, '/-/')
    .replace(/\/:/g, '/-')
    .replace(/(\.[a-z0-9]+)\/$/i, '$1-')
    .replace(/%20\/?$/, '-');
  const home = `${decodedAddress(base) ?? base}/${HOME_DATA_NAME}`;
  return (decodedAddress(sound) ?? sound).replace(/\/$/, '') === home ? `${base}/${HOME_DATA_NAME}-` : sound;
}

/**
 * Canonical form of a path: no `index.html`, no `.html`, no trailing slash, and
 * nothing that cannot be decoded or would name another host, as in `//x`.
 * @param base path prefix without trailing slash, '' without a prefix
 * @example canonicalPath('/x/en/basic/', '/x') // '/x/en/basic'
 */
export function canonicalPath(path: string, base: string): string {
  const bare = soundPath(path, '/')
    .replace(/\/{2,}/g, '/')
    .replace(/\/$/, '')
    .replace(/\/index(\.html)?$/, '')
    .replace(/\.html$/, '')
    .replace(/\/$/, '');
  return bare === base || bare === '' ? `${base}/` : bare;
}
