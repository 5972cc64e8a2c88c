import { type PhraseValue, parseUrl, decodeAddress } from '@idmp/model';

const SCHEME = /^([a-z][a-z\d+.-]*):/i;
/** What follows the scheme of a web address: a host. */
const HOST = /^(?:https?:)?\/\/[^\s/\\?#]/i;

/** Schemes that a link may have. */
const LINK_SCHEMES = ['http', 'https', 'mailto', 'tel'];

/** Scheme of an address in lower case; browsers ignore white space and control characters in it. */
export function schemeOf(address: string): string | undefined {
  return SCHEME.exec(decodeAddress(address).replace(/[\s\p{Cc}]/gu, ''))?.[1]?.toLowerCase();
}

/** Does an address lead out of this site? */
export function isOutside(address: string): boolean {
  return schemeOf(address) !== undefined || address.startsWith('//');
}

/**
 * Why a link may not lead to an address of another site, as the end of a sentence; undefined if it may.
 * @example outsideFault('https:example.com') // { phrase: 'link-no-host', … }
 */
export function outsideFault(address: string): PhraseValue | undefined {
  const scheme = schemeOf(address) ?? 'https';
  if (!LINK_SCHEMES.includes(scheme)) return { phrase: 'link-forbidden', values: { scheme } };
  if (!scheme.startsWith('http')) return undefined;
  if (!HOST.test(address)) return { phrase: 'link-no-host', values: { scheme } };
  const url = parseUrl(address, 'https://example.com');
  if (!url) return { phrase: 'link-invalid' };
  return url.username || url.password ? { phrase: 'link-hides-host' } : undefined;
}
