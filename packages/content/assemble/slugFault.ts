import { isLocale, type PhraseValue } from '@idmp/model';

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

/** Why a document's address does not work on all hosts. */
export function slugFault(slug: string, ownNames: OwnNames): PhraseValue | undefined {
  if (slug === '') return undefined;
  const fault = formFault(slug) ?? nameFault(slug, ownNames);
  if (fault) return fault;
  const isShort =
    bytesOf(slug) <= MAX_ADDRESS_BYTES && slug.split('/').every((name) => bytesOf(name) <= MAX_SEGMENT_BYTES);
  return isShort ? undefined : { phrase: 'slug-long', values: { slug: `${slug.slice(0, 40)}…` } };
}

/** Characters that do not work. */
function formFault(slug: string): PhraseValue | undefined {
  const unusable = UNUSABLE.exec(slug)?.[0];
  if (unusable !== undefined) return { phrase: 'slug-sign', values: { slug, sign: nameOf(unusable) } };
  const segments = slug.split('/');
  const spaced = segments.find((segment) => segment !== segment.trim());
  if (spaced !== undefined) return { phrase: 'slug-space', values: { slug, name: spaced } };
  const dotted = segments.find((segment) => /^\.|\.$/.test(segment));
  return dotted === undefined ? undefined : { phrase: 'slug-dot', values: { slug, name: dotted } };
}

/** Whether an address begins with a name of the site itself, or of a language. */
export function isOwnName(slug: string, ownNames: OwnNames): boolean {
  const [first = ''] = slug.split('/');
  return ownNames.has(foldAddress(first)) || isLocale(first);
}

/** Names that something else has. */
function nameFault(slug: string, ownNames: OwnNames): PhraseValue | undefined {
  const segments = slug.split('/');
  const first = segments[0] ?? '';
  if (isOwnName(slug, ownNames)) return { phrase: 'slug-own', values: { first } };
  const device = segments.find((segment) => DEVICE.test(segment));
  if (device !== undefined) return { phrase: 'slug-device', values: { slug, name: device } };
  const last = segments.at(-1) ?? '';
  if (FILES_OF_PAGES.has(last)) return { phrase: 'slug-feed', values: { slug } };
  if (/^index$/i.test(last) || endsLikeFile(last))
    return { phrase: 'slug-ending', values: { slug, name: last } };
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

function nameOf(sign: string): string | PhraseValue {
  if (/\p{Surrogate}/u.test(sign)) return { phrase: 'sign-half' };
  if (/[\p{P}\p{S}]/u.test(sign)) return `"${sign}"`;
  const code = sign.codePointAt(0)?.toString(16).padStart(4, '0').toUpperCase() ?? '';
  return { phrase: /[\p{Cc}\u2028\u2029]/u.test(sign) ? 'sign-control' : 'sign-invisible', values: { code } };
}
