import { splitAddress, decoded } from '@idmp/model';

/** Words of an unknown path, as a query for the intended page. */
export function wordsOfPath(path: string, base: string): string {
  const inside = path.startsWith(`${base}/`) ? path.slice(base.length) : path;
  const { slug } = splitAddress(inside);
  return (decoded(slug) ?? slug)
    .replace(/\.(html?|mdx?)$/i, '')
    .split(/[^\p{L}\p{N}.]+/u)
    .filter(Boolean)
    .join(' ')
    .slice(0, 64);
}
