import { ownValue } from './plainRecord';

export type MessageValues = Readonly<Record<string, string | number>>;

/**
 * Fills the `{{name}}` placeholders of a text; unknown ones remain.
 * @example formatMessage('Direct link to {{heading}}', { heading: 'Install' }) // 'Direct link to Install'
 */
export function formatMessage(text: string, values: MessageValues = {}): string {
  if (!text.includes('{{')) return text;
  return text.replace(/\{\{\s*(\w+)\s*\}\}/g, (placeholder, name: string) =>
    String(ownValue(values, name) ?? placeholder),
  );
}

const SEED_STEP = 0x9e3779b9;
/** Looked up once: in a sandbox such as Jest's, each use of a global is slow. */
const { imul } = Math;

/** Non-cryptographic hash of a text, 16 hexadecimal digits. */
export function hashText(text: string): string {
  return hash32(text, 0) + hash32(text, SEED_STEP);
}

/** MurmurHash3 of the UTF-16 code units of a text. */
function hash32(text: string, seed: number): string {
  let hash = seed;
  for (let index = 0; index < text.length; index++) {
    let part = imul(text.charCodeAt(index), 0xcc9e2d51);
    part = (part << 15) | (part >>> 17);
    hash ^= imul(part, 0x1b873593);
    hash = (hash << 13) | (hash >>> 19);
    hash = (imul(hash, 5) + 0xe6546b64) | 0;
  }
  hash ^= text.length;
  hash = imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return ((hash ^ (hash >>> 16)) >>> 0).toString(16).padStart(8, '0');
}

/** Parses an address; null if it is not valid. `URL.canParse` is too new for some supported browsers. */
export function parseUrl(text: string, base?: string): URL | null {
  try {
    return new URL(text, base);
  } catch {
    return null;
  }
}

/** Escapes a text for use in a regular expression. */
export const escapeRegExp = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** A text without signs of a set at its end; unlike `/[…]+$/`, which begins at each of them, in linear time. */
export function trimEndOf(text: string, signs: string): string {
  let end = text.length;
  while (end > 0 && signs.includes(text.charAt(end - 1))) end -= 1;
  return text.slice(0, end);
}
