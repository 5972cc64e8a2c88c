import { decoded } from './decode';
const NUMBER_PREFIX = /^(\d+)[-_. ]+(?=[^\d\s._-])/;
const EXTENSION = /\.mdx?$/i;
const INDEX_NAMES = new Set(['index', 'readme']);

/**
 * A file or folder name without its number prefix; versions such as `1.0.5.0` are kept.
 * @example stripNumberPrefix('05-basic') // 'basic'
 */
export function stripNumberPrefix(segment: string): string {
  return segment.replace(NUMBER_PREFIX, '') || segment;
}

/** Number prefix of a file or folder name: `05-basic` → 5. */
export function orderOfSegment(segment: string): number | undefined {
  const digits = NUMBER_PREFIX.exec(segment)?.[1];
  return digits === undefined ? undefined : Number(digits);
}

/** A path without number prefixes and without `.md` or `.mdx`. */
export function stripPath(path: string): string {
  return path.replace(EXTENSION, '').split('/').map(stripNumberPrefix).join('/');
}

/** Whether a file is the index page of its folder: `index`, `readme`, or the folder's own name with its number. */
export function isIndexPath(path: string): boolean {
  const [name = '', folder] = path.replace(EXTENSION, '').toLowerCase().split('/').reverse();
  return INDEX_NAMES.has(stripNumberPrefix(name)) || name === folder;
}

/**
 * Address of a file below the root of its language, from its path alone.
 * @example pathToSlug('05-basic/02-data-model.md') // 'basic/data-model'
 */
export function pathToSlug(path: string): string {
  const segments = stripPath(path).split('/');
  if (isIndexPath(path)) segments.pop();
  return segments.join('/').normalize('NFC');
}

/** Address of a document: `slug` of its front matter (absolute, or relative to its folder), else that of its path. */
export function documentSlug(path: string, slug?: string): string {
  if (slug === undefined) return pathToSlug(path);
  const folder = stripPath(path).split('/').slice(0, -1);
  const segments = slug.startsWith('/') ? [] : folder;
  return normalizeSegments([...segments, ...slug.split('/')])
    .join('/')
    .normalize('NFC');
}

/** Resolves `.` and `..` and drops empty segments; climbing above the root stays at the root. */
export function normalizeSegments(segments: readonly string[]): string[] {
  const result: string[] = [];
  for (const segment of segments) {
    if (segment === '..') result.pop();
    else if (segment !== '' && segment !== '.') result.push(segment);
  }
  return result;
}

/** Readable name of a file or folder: `05-data-model` → `Data model`. */
export function humanize(segment: string): string {
  const words = stripNumberPrefix(segment.replace(EXTENSION, '')).replace(/[-_]+/g, ' ').trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** Encodes an address for an `href`: reserved and non-ASCII characters are percent-encoded. */
export function encodeAddress(address: string): string {
  return encodeURI(address.replace(/\p{Surrogate}/gu, '\uFFFD')).replace(/[?#]/g, encodeURIComponent);
}

/** Decodes well-formed percent encodings and leaves the rest as it is. */
export function decodeAddress(address: string): string {
  return decoded(address) ?? address;
}

/** Encodes an id for the fragment of an address: letters of every script stay readable. */
export function encodeHash(id: string): string {
  return id.replace(/[\s%"'<>`\\]|\p{Surrogate}/gu, (sign) =>
    /\p{Surrogate}/u.test(sign) ? '' : encodeURIComponent(sign),
  );
}
