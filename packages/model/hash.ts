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
