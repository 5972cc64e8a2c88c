import { splitAddress } from './locale';

/** Words of an unknown path, as a query for the intended page. */
export function wordsOfPath(path: string, base: string): string {
  const inside = path.startsWith(`${base}/`) ? path.slice(base.length) : path;
  return decoded(splitAddress(inside).slug)
    .replace(/\.(html?|mdx?)$/i, '')
    .split(/[^\p{L}\p{N}.]+/u)
    .filter(Boolean)
    .join(' ')
    .slice(0, 64);
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
