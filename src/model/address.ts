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

/**
 * Path of a page that the host does not have, in a form that no host and no browser takes for that of a page or
 * file that is there, as `/intro//`, `/intro%20` or `/robots.txt/` may be, nor the router for a pattern.
 */
export function unknownPath(path: string): string {
  return soundPath(path)
    .replace(/\/{2,}/g, '/-/')
    .replace(/\/:/g, '/-')
    .replace(/(\.[a-z0-9]+)\/$/i, '$1-')
    .replace(/(?:%20)+\/?$/, '-');
}

/**
 * Canonical form of a path: no `index.html`, no `.html`, no trailing slash, and
 * nothing that cannot be decoded or that would name another host, as `//x` does.
 * @param base path prefix without trailing slash, '' without a prefix
 * @example canonicalPath('/x/en/basic/', '/x') // '/x/en/basic'
 */
export function canonicalPath(path: string, base: string): string {
  const bare = soundPath(path, '/')
    .replace(/\/{2,}/g, '/')
    .replace(/\/index(\.html)?$/, '')
    .replace(/\.html$/, '')
    .replace(/\/+$/, '');
  return bare === base || bare === '' ? `${base}/` : bare;
}
