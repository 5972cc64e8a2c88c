/** Keys that a keyboard without Latin letters sends, such as a Russian one. */
const NOT_LATIN = /[^\p{ASCII}]/u;

/**
 * Whether a key is a Latin letter, by what it types or, on a keyboard without Latin letters, by its place.
 * @example isKey({ key: 'л', code: 'KeyK' }, 'k') // true
 */
export function isKey({ key, code }: { key: string; code?: string }, letter: string): boolean {
  return key.toLowerCase() === letter || (NOT_LATIN.test(key) && code === `Key${letter.toUpperCase()}`);
}
