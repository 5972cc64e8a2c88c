/** How every host has to respond; the host files, `npm run serve` and `deploy:check` are derived from it. */

export const CACHE = {
  /** The name of the file changes with its content. */
  immutable: 'public, max-age=31536000, immutable',
  /** Revalidated on each request; a matching ETag costs a few bytes. */
  revalidate: 'public, max-age=0, must-revalidate',
} as const;

/** Smallest file that is worth compressing. */
export const COMPRESS_MIN_BYTES = 1_024;

/** Hash at the end of a file name and the kinds of file that carry one, beside the folders below. */
const HASHED_NAME = String.raw`[^/]+[-.][0-9a-f]{8,64}\.(?:js|css|json|bin|wasm)`;

/** Folders in which every file name carries a hash. */
export const HASHED_FOLDERS = ['static', 'assets'] as const;

/** Folders that hold hashed files beside others; '' is the top. */
export const MIXED_FOLDERS = ['', 'search'] as const;

/** Paths (without prefix) of immutable files, in the syntax that JavaScript, PCRE and RE2 share. */
export const IMMUTABLE_PATH = `(?:/(?:${HASHED_FOLDERS.join('|')})/.+|(?:/search)?/${HASHED_NAME})`;

/** Data beside the pages whose names stay when the content changes. */
export const REVALIDATED_FOLDERS = ['page-data'] as const;

interface FileType {
  type: string;
  /** Whether the type is sent with `charset=utf-8`. */
  utf8?: true;
  /** Whether compression pays off. */
  text?: true;
}

/** Content type of each file extension. */
export const FILE_TYPES: Record<string, FileType> = {
  html: { type: 'text/html', utf8: true, text: true },
  css: { type: 'text/css', utf8: true, text: true },
  js: { type: 'text/javascript', utf8: true, text: true },
  txt: { type: 'text/plain', utf8: true, text: true },
  md: { type: 'text/markdown', utf8: true, text: true },
  csv: { type: 'text/csv', utf8: true, text: true },
  xml: { type: 'application/xml', utf8: true, text: true },
  json: { type: 'application/json', text: true },
  map: { type: 'application/json', text: true },
  webmanifest: { type: 'application/manifest+json', text: true },
  svg: { type: 'image/svg+xml', text: true },
  yaml: { type: 'application/yaml', text: true },
  yml: { type: 'application/yaml', text: true },
  py: { type: 'text/x-python', utf8: true, text: true },
  wasm: { type: 'application/wasm', text: true },
  ico: { type: 'image/x-icon', text: true },
  bin: { type: 'application/octet-stream', text: true },
  png: { type: 'image/png' },
  jpg: { type: 'image/jpeg' },
  jpeg: { type: 'image/jpeg' },
  gif: { type: 'image/gif' },
  webp: { type: 'image/webp' },
  avif: { type: 'image/avif' },
  woff: { type: 'font/woff' },
  woff2: { type: 'font/woff2' },
  mp4: { type: 'video/mp4' },
  webm: { type: 'video/webm' },
  pdf: { type: 'application/pdf' },
  zip: { type: 'application/zip' },
  gz: { type: 'application/gzip' },
};

export const UNKNOWN_TYPE = 'application/octet-stream';

/**
 * `Accept` of a request that would rather have Markdown than HTML, in lower case: the type with its full weight. In the
 * syntax that JavaScript, PCRE and RE2 share.
 */
export const WANTS_MARKDOWN = String.raw`(?:^|,)\s*text/markdown\s*(?:,|$|;\s*q=1)`;

/** Value of `Link`: where programs find the list of all pages. */
export function linkHeader(pathPrefix: string): string {
  return `<${pathPrefix}/llms.txt>; rel="llms-txt"; type="text/plain"`;
}

/** Sent over https only. */
export const TRANSPORT_SECURITY = 'max-age=31536000';

/** Images opened directly may use inline styles, and nothing else. */
export const SVG_POLICY =
  "script-src 'none'; object-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; sandbox";

/** Headers of every response besides policy and caching. */
export const SECURITY_HEADERS: Record<string, string> = {
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy':
    'accelerometer=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), midi=(), payment=(), usb=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-site',
};

const immutablePath = new RegExp(`^${IMMUTABLE_PATH}$`);

/** Whether the file of a path (without prefix) never changes. */
export function isImmutablePath(path: string): boolean {
  return immutablePath.test(path);
}

/** Extension of a path in lower case; '' without one. */
export function extensionOf(path: string): string {
  return /\.([^./]+)$/.exec(path)?.[1]?.toLowerCase() ?? '';
}

/**
 * Content type of a file as it is sent.
 * @example contentTypeOf('/boot.js') // 'text/javascript; charset=utf-8'
 */
export function contentTypeOf(file: string): string {
  const known = FILE_TYPES[extensionOf(file)];
  return known ? withCharset(known) : UNKNOWN_TYPE;
}

/** Value of `Content-Type` for a kind of file. */
export function withCharset({ type, utf8 }: FileType): string {
  return utf8 ? `${type}; charset=utf-8` : type;
}

/** Whether a file of this name is sent compressed. */
export function isCompressible(file: string): boolean {
  return FILE_TYPES[extensionOf(file)]?.text ?? false;
}

export interface AnswerFacts {
  /** Path of the request without prefix. */
  path: string;
  /** Whether there is a file for it. */
  found: boolean;
  https: boolean;
  /** Policy of the site, as a header. */
  policy: string;
}

/** Headers of a response that do not depend on the file's bytes. */
export function headersOf({ path, found, https, policy }: AnswerFacts): Record<string, string> {
  return {
    'Cache-Control': found && isImmutablePath(path) ? CACHE.immutable : CACHE.revalidate,
    'Content-Security-Policy': found && extensionOf(path) === 'svg' ? SVG_POLICY : policy,
    ...SECURITY_HEADERS,
    ...(https ? { 'Strict-Transport-Security': TRANSPORT_SECURITY } : {}),
  };
}
