import { isLocale } from './locale';

/**
 * What an address cannot contain: signs with a meaning for file systems (`" * : < > ? \ |`), addresses (`# % ?`), routers
 * (`* :`) or configurations of hosts (`" $ ^ { } \` and backticks), and whatever is not a letter, mark, number, sign or
 * space. Spaces stay, as the names of files have them; hosts and links write them as `%20`.
 */
const UNUSABLE = /["#$%*:<>?\\^`{|}]|[^\p{L}\p{M}\p{N}\p{P}\p{S} /]/u;
/** Endings of files that hosts treat by their name: pages, twins, compressed variants, and what pages load. */
const FILE_ENDING = /\.(?:html?|md|br|gz|zst|js|css|json|xml|txt|svg|ico|bin|wasm|map)$/i;
/** Files that the build may write below any page. */
const FILES_OF_PAGES = new Set(['atom.xml', 'feed.json']);
/** Names of devices on Windows, which no file or folder can have, with or without an extension. */
export const DEVICE = /^(?:con|prn|aux|nul|com\d|lpt\d)(?:\.|$)/i;
/** Hosts' file systems allow 255 bytes, including extensions such as `.html.br`. */
const MAX_SEGMENT_BYTES = 200;
const MAX_ADDRESS_BYTES = 1_000;

/** Names at the top of the published site that belong to the build, folded. */
export type OwnNames = ReadonlySet<string>;

export interface SlugFault {
  message: string;
  hint: string;
}

const RENAME = 'rename the file or set another slug';

/** Why a document's address does not work on all hosts. */
export function slugFault(slug: string, ownNames: OwnNames): SlugFault | undefined {
  if (slug === '') return undefined;
  const message = formFault(slug) ?? nameFault(slug, ownNames);
  if (message !== undefined) return { message, hint: RENAME };
  if (
    bytesOf(slug) <= MAX_ADDRESS_BYTES &&
    slug.split('/').every((name) => bytesOf(name) <= MAX_SEGMENT_BYTES)
  )
    return undefined;
  return {
    message: `the address "/${slug.slice(0, 40)}…" is too long for file systems`,
    hint: 'set a shorter slug',
  };
}

/** Characters that do not work. */
function formFault(slug: string): string | undefined {
  const unusable = UNUSABLE.exec(slug)?.[0];
  if (unusable !== undefined)
    return `the address "/${slug}" contains ${nameOf(unusable)}, which addresses cannot contain`;
  const segments = slug.split('/');
  const spaced = segments.find((segment) => segment !== segment.trim());
  if (spaced !== undefined) return `"${spaced}" in the address "/${slug}" begins or ends with a space`;
  const dotted = segments.find((segment) => /^\.|\.$/.test(segment));
  if (dotted !== undefined)
    return `"${dotted}" in the address "/${slug}" begins or ends with a dot, as hidden files do`;
  return undefined;
}

/** Whether an address begins with a name of the site itself, or of a language. */
export function isOwnName(slug: string, ownNames: OwnNames): boolean {
  const [first = ''] = slug.split('/');
  return ownNames.has(foldAddress(first)) || isLocale(first);
}

/** Names that something else has. */
function nameFault(slug: string, ownNames: OwnNames): string | undefined {
  const segments = slug.split('/');
  const first = segments[0] ?? '';
  if (isOwnName(slug, ownNames)) return `addresses that begin with "/${first}" belong to the site itself`;
  const device = segments.find((segment) => DEVICE.test(segment));
  if (device !== undefined)
    return `"${device}" in the address "/${slug}" is the name of a device on Windows, where no file can have it`;
  const last = segments.at(-1) ?? '';
  if (FILES_OF_PAGES.has(last)) return `the address "/${slug}" is that of a feed`;
  if (/^index$/i.test(last) || endsLikeFile(last))
    return `the address "/${slug}" ends in "${last}", which hosts take for a file or another form of an address`;
  return undefined;
}

/** Whether hosts may take a name for that of a file. */
export const endsLikeFile = (name: string): boolean => FILE_ENDING.test(name);

/** Normalizes an address for comparison: file systems on macOS and Windows ignore case and Unicode normalization. */
export function foldAddress(address: string): string {
  return address.normalize('NFC').toLowerCase();
}

function bytesOf(text: string): number {
  return new TextEncoder().encode(text).length;
}

function nameOf(sign: string): string {
  if (/\p{Surrogate}/u.test(sign)) return 'half a character';
  if (/[\p{P}\p{S}]/u.test(sign)) return `"${sign}"`;
  const code = sign.codePointAt(0)?.toString(16).padStart(4, '0').toUpperCase() ?? '';
  const kind = /[\p{Cc}\u2028\u2029]/u.test(sign) ? 'a control character' : 'an invisible character';
  return `${kind} (U+${code})`;
}
