import { posix } from 'node:path';
import { decoded } from '@idmp/model';

/**
 * Decoded path of a request target, with prefix and without empty or dot segments; null if it is malformed or escapes
 * the site.
 * @example requestPath('/en//a%20b?q=1') // '/en/a b'
 */
export function requestPath(target: string): string | null {
  const raw = target.split(/[?#]/)[0] ?? '';
  const path = decoded(raw) ?? '';
  const leaves = path.split(/[/\\]/).includes('..');
  return path.startsWith('/') && !leaves && !path.includes('\0') ? posix.normalize(path) : null;
}

/** Path below a prefix; null outside of it. */
export function withoutPrefix(path: string, pathPrefix: string): string | null {
  if (path === pathPrefix) return '/';
  return path.startsWith(`${pathPrefix}/`) ? path.slice(pathPrefix.length) : null;
}

/**
 * Candidate files for a Markdown request, in order of preference; none for files other than pages.
 * @example twinCandidates('/en/intro/') // ['/en/intro.md', '/en/intro/index.md']
 */
export function twinCandidates(path: string): string[] {
  const page = path.replace(/(?:\/index)?(?:\.html)?$/, '').replace(/\/$/, '');
  return [`${page}.md`, `${page}/index.md`];
}

/**
 * Candidate files for a path, in order of preference: every variant of a page's address leads to its `index.html`.
 * @example fileCandidates('/en/intro.html') // ['/en/intro.html', '/en/intro/index.html']
 */
export function fileCandidates(path: string): string[] {
  if (path.endsWith('/')) return [`${path}index.html`];
  if (path.endsWith('.html')) return [path, `${path.slice(0, -'.html'.length)}/index.html`];
  return [path, `${path}/index.html`];
}
