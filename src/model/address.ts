/** Whether a fragment such as `#basic` can be decoded; the router throws on one that cannot. */
export function isSoundHash(hash: string): boolean {
  try {
    decodeURIComponent(hash);
    decodeURI(hash);
    return true;
  } catch {
    return false;
  }
}

/** What the router reads another way than the host does once it is decoded: it then looks for another page. */
const UNSTABLE = /[%/?#\\;:@&=+$,\0-\x1f]/;
/** Of these, what would not stand for itself in a path. */
const NOT_LITERAL = /[%/?#\\\0-\x1f]/g;

/**
 * A path that the host, the browser and the router read alike: hyphens stand for percent signs beyond its
 * encoding, and for encoded signs that would end a path or part it.
 * @param slash stands for an encoded slash; where it is a slash, the path is one that the host has found, and
 * nothing stays encoded that need not be
 */
export function soundPath(path: string, slash = '-'): string {
  return path.replace(/(?:%[0-9a-f]{2})+|%/gi, (run) => {
    try {
      const text = decodeURIComponent(run);
      if (slash === '-' && !UNSTABLE.test(text)) return run;
      return encodeURI(text.replace(NOT_LITERAL, (sign) => (sign === '/' ? slash : '-')));
    } catch {
      return run.replace(/%/g, '-');
    }
  });
}

/** Last segment under which Gatsby keeps the data of the home page: `/index` would show it in place of its own. */
const HOME_DATA_NAME = 'index';

/**
 * Path of a page that the host does not have, in a form that no host and no browser takes for that of a page or
 * file that is there, as `/intro//`, `/intro%20` or `/robots.txt/` may be, nor the router for a pattern or for the
 * home page.
 * @param base path prefix without trailing slash, '' without a prefix
 */
export function unknownPath(path: string, base = ''): string {
  const sound = soundPath(path)
    .replace(/\/{2,}/g, '/-/')
    .replace(/\/:/g, '/-')
    .replace(/(\.[a-z0-9]+)\/$/i, '$1-')
    .replace(/(?:%20)+\/?$/, '-');
  const home = `${decodeURI(base)}/${HOME_DATA_NAME}`;
  return decodeURI(sound).replace(/\/$/, '') === home ? `${base}/${HOME_DATA_NAME}-` : sound;
}

/**
 * Canonical form of a path: no `index.html`, no `.html`, no trailing slash (spec.md section 1), and
 * nothing that cannot be decoded or that would name another host, as `//x` does.
 * @param base path prefix without trailing slash, '' without a prefix
 * @example canonicalPath('/x/en/basic/', '/x') // '/x/en/basic'
 */
export function canonicalPath(path: string, base: string): string {
  const bare = soundPath(path, '/')
    .replace(/\/{2,}/g, '/')
    .replace(/\/$/, '')
    .replace(/\/index(\.html)?$/, '')
    .replace(/\.html$/, '')
    .replace(/\/+$/, '');
  return bare === base || bare === '' ? `${base}/` : bare;
}
