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

/**
 * A path without percent signs beyond its encoding: hyphens stand for them. The router decodes a path more than
 * once and throws on what is left of such a sign.
 */
export function soundPath(path: string): string {
  return path.replace(/(?:%[0-9a-f]{2})+|%/gi, (run) => {
    try {
      const text = decodeURIComponent(run);
      return text.includes('%') ? encodeURIComponent(text.replace(/%/g, '-')) : run;
    } catch {
      return run.replace(/%/g, '-');
    }
  });
}

/**
 * Canonical form of a path: no `index.html`, no `.html`, no trailing slash (spec.md section 1), and
 * nothing that cannot be decoded or that would name another host, as `//x` does.
 * @param base path prefix without trailing slash, '' without a prefix
 * @example canonicalPath('/x/en/basic/', '/x') // '/x/en/basic'
 */
export function canonicalPath(path: string, base: string): string {
  const bare = soundPath(path)
    .replace(/^\/+/, '/')
    .replace(/\/index(\.html)?$/, '')
    .replace(/\.html$/, '')
    .replace(/\/+$/, '');
  return bare === base || bare === '' ? `${base}/` : bare;
}
