import {
  COMPRESS_MIN_BYTES,
  contentTypeOf,
  extensionOf,
  FILE_TYPES,
  headersOf,
  isCompressible,
  SVG_POLICY,
  TRANSPORT_SECURITY,
} from '../rules/hostRules';
import type { SiteAnswer } from './Visitor';
import { ownValue } from '@idmp/model';

const HTML = 'text/html';
const COMPRESSIONS = ['br', 'gzip', 'zstd'];
const UNSAFE = /'unsafe-(?:inline|eval)'/;

/** Directives of a policy by name. */
export function directivesOf(policy: string): Map<string, string> {
  const parts = policy.split(';').map((part) => part.trim());
  return new Map(parts.filter(Boolean).map((part) => [part.split(/\s+/)[0] ?? '', part]));
}

/** Faults in the headers of an existing file; `path` is without prefix. */
export function headerFaults(path: string, { url, headers, text }: SiteAnswer): string[] {
  const isPage = isType(headers, HTML);
  return [
    ...typeFaults(path, headers),
    ...cacheFaults(path, headers),
    ...securityFaults(path, url, headers),
    ...(isPage || isCompressible(path) ? compressionFaults(headers, text) : []),
  ];
}

/** Whether a response has a content type, ignoring its parameters. */
export function isType(headers: Headers, type: string): boolean {
  return headers.get('content-type')?.split(';')[0]?.trim() === type;
}

function typeFaults(path: string, headers: Headers): string[] {
  const type = headers.get('content-type') ?? 'none';
  // Page addresses have no extension, but may contain dots.
  const wanted = ownValue(FILE_TYPES, extensionOf(path)) ? contentTypeOf(path) : `${HTML}; charset=utf-8`;
  const same = alike(type, wanted) || ownValue(SYNONYMS, wanted)?.some((other) => alike(type, other));
  return same ? [] : [`content type ${type}, not ${wanted}`];
}

const alike = (a: string, b: string): boolean => a.replace(/\s/g, '').toLowerCase() === b.replace(/\s/g, '');

/** Equivalent types that hosts send. */
const SYNONYMS: Record<string, readonly string[]> = {
  'text/javascript; charset=utf-8': [
    'application/javascript',
    'application/javascript; charset=utf-8',
    'text/javascript',
  ],
  'application/json': ['application/json; charset=utf-8'],
  'application/xml; charset=utf-8': ['text/xml', 'text/xml; charset=utf-8', 'application/xml'],
  'image/x-icon': ['image/vnd.microsoft.icon'],
  'text/css; charset=utf-8': ['text/css'],
  'text/plain; charset=utf-8': ['text/plain'],
};

function cacheFaults(path: string, headers: Headers): string[] {
  const wanted = headersOf({ path, found: true, https: false, policy: '' })['Cache-Control'] ?? '';
  const actual = headers.get('cache-control') ?? 'none';
  const parts = new Set(actual.split(',').map((part) => part.trim()));
  // Hosts may add directives that browsers ignore, for example `s-maxage`.
  const missing = wanted.split(', ').filter((part) => part !== 'public' && !parts.has(part));
  const neverKept = !wanted.includes('immutable') && (parts.has('no-cache') || parts.has('no-store'));
  return missing.length === 0 || neverKept ? [] : [`Cache-Control is "${actual}", not "${wanted}"`];
}

function securityFaults(path: string, url: string, headers: Headers): string[] {
  const https = url.startsWith('https:');
  const wanted = headersOf({ path, found: true, https, policy: '' });
  const fixed = Object.entries(wanted).filter(
    ([name]) => !/^(?:Cache-Control|Content-Security-Policy|Strict-)/.test(name),
  );
  const policy = headers.get('content-security-policy');
  return [
    ...fixed.flatMap(([name, value]) => {
      const actual = headers.get(name);
      if (actual === value) return [];
      return [actual === null ? `no ${name}` : `${name} is "${actual}", not "${value}"`];
    }),
    ...(policy === null ? ['no Content-Security-Policy'] : []),
    ...(policy !== null && extensionOf(path) === 'svg' && !isForPictures(policy)
      ? ['the Content-Security-Policy does not keep the image from running scripts']
      : []),
    ...(policy !== null && UNSAFE.test(policy)
      ? ['the Content-Security-Policy allows unsafe code or styles']
      : []),
    ...(https && !headers.has('strict-transport-security')
      ? [`no Strict-Transport-Security ("${TRANSPORT_SECURITY}")`]
      : []),
  ];
}

/** Does one of the policies in a header keep images from running scripts? */
function isForPictures(policy: string): boolean {
  const wanted = [...directivesOf(SVG_POLICY).values()];
  return policy.split(',').some((part) => {
    const sent = new Set(directivesOf(part).values());
    return wanted.every((directive) => sent.has(directive));
  });
}

function compressionFaults(headers: Headers, text: string): string[] {
  const encoding = headers.get('content-encoding') ?? '';
  const small = Buffer.byteLength(text) < COMPRESS_MIN_BYTES;
  return small || COMPRESSIONS.includes(encoding) ? [] : ['sent without compression'];
}
