import { isLocale } from './locale';

/** Folders of the published site without pages. */
const SITE_FOLDERS = new Set(['page-data', 'static', 'assets', 'hosts', '_gatsby']);
/** Characters that end, split or change an address, or that routers read as a pattern. */
const UNUSABLE = /[%\\?#*\p{Cc}\u2028\u2029\p{Surrogate}]/u;
/** Hosts' file systems allow 255 bytes, including extensions such as `.html.br`. */
const MAX_SEGMENT_BYTES = 200;
const MAX_ADDRESS_BYTES = 1_000;

export interface SlugFault {
  message: string;
  hint: string;
}

const RENAME = 'rename the file or set another slug';

/** Why a document's address does not work on all hosts. */
export function slugFault(slug: string): SlugFault | undefined {
  if (slug === '') return undefined;
  const segments = slug.split('/');
  const unusable = UNUSABLE.exec(slug)?.[0];
  if (unusable !== undefined)
    return {
      message: `the address "/${slug}" contains ${nameOf(unusable)}, which addresses cannot contain`,
      hint: RENAME,
    };
  const spaced = segments.find((segment) => segment !== segment.trim());
  if (spaced !== undefined)
    return { message: `"${spaced}" in the address "/${slug}" begins or ends with a space`, hint: RENAME };
  const pattern = segments.find((segment) => segment.startsWith(':'));
  if (pattern !== undefined)
    return { message: `"${pattern}" in the address "/${slug}" begins with a colon`, hint: RENAME };
  const last = segments.at(-1) ?? '';
  if (/^index$/i.test(last) || /\.html?$/i.test(last))
    return {
      message: `the address "/${slug}" ends in "${last}", which hosts take for another form of an address`,
      hint: RENAME,
    };
  const [first = ''] = segments;
  if (SITE_FOLDERS.has(first) || isLocale(first))
    return { message: `addresses that begin with "/${first}" belong to the site itself`, hint: RENAME };
  const long = segments.find((segment) => bytesOf(segment) > MAX_SEGMENT_BYTES);
  if (long !== undefined || bytesOf(slug) > MAX_ADDRESS_BYTES)
    return {
      message: `the address "/${slug.slice(0, 40)}…" is too long for file systems`,
      hint: 'set a shorter slug',
    };
  return undefined;
}

/** Normalizes an address for comparison: file systems on macOS and Windows ignore case and Unicode normalization. */
export function foldAddress(address: string): string {
  return address.normalize('NFC').toLowerCase();
}

function bytesOf(text: string): number {
  return new TextEncoder().encode(text).length;
}

function nameOf(sign: string): string {
  if (/\p{Surrogate}/u.test(sign)) return 'half a character';
  return /[\p{Cc}\u2028\u2029]/u.test(sign)
    ? `a control character (U+${sign.codePointAt(0)?.toString(16).padStart(4, '0').toUpperCase() ?? ''})`
    : `"${sign}"`;
}
