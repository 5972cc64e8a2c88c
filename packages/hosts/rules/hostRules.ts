import { ownValue } from '@idmp/model';

/** How every host must respond: the source of the host configs, `npm run serve` and `deploy:check`. */

export const CACHE = {
  /** For files with a content hash in their name. */
  immutable: 'public, max-age=31536000, immutable',
  /** Revalidated on each request; a matching ETag yields a 304. */
  revalidate: 'public, max-age=0, must-revalidate',
} as const;

/** Smallest file worth compressing. */
export const COMPRESS_MIN_BYTES = 1_024;

/** Hashed file names in the root: the hash, and the extensions that carry one. */
const HASHED_NAME = String.raw`[^/]+[-.][0-9a-f]{8,64}\.(?:js|css|json|bin|wasm)`;

/** Folders in which every file name carries a hash. */
export const HASHED_FOLDERS = ['static', 'assets'] as const;

/** Pattern of immutable paths (without prefix), in the syntax common to JavaScript, PCRE and RE2. */
export const IMMUTABLE_PATH = `(?:/(?:${HASHED_FOLDERS.join('|')})/.+|/${HASHED_NAME})`;

/** Folders of data whose file names carry no hash. */
export const REVALIDATED_FOLDERS = ['page-data', 'search'] as const;

interface FileType {
  type: string;
  /** Whether the type is sent with `charset=utf-8`. */
  utf8?: true;
  /** Whether the type is worth compressing. */
  text?: true;
}

/** Content types by file extension. */
export const FILE_TYPES: Record<string, FileType> = {
  html: { type: 'text/html', utf8: true, text: true },
  css: { type: 'text/css', utf8: true, text: true },
  js: { type: 'text/javascript', utf8: true, text: true },
  txt: { type: 'text/plain', utf8: true, text: true },
  md: { type: 'text/markdown', utf8: true, text: true },
  csv: { type: 'text/csv', utf8: true, text: true },
  tsv: { type: 'text/tab-separated-values', utf8: true, text: true },
  vtt: { type: 'text/vtt', utf8: true, text: true },
  toml: { type: 'application/toml', text: true },
  conf: { type: 'text/plain', utf8: true, text: true },
  go: { type: 'text/plain', utf8: true, text: true },
  ini: { type: 'text/plain', utf8: true, text: true },
  java: { type: 'text/plain', utf8: true, text: true },
  log: { type: 'text/plain', utf8: true, text: true },
  properties: { type: 'text/plain', utf8: true, text: true },
  rs: { type: 'text/plain', utf8: true, text: true },
  sh: { type: 'text/plain', utf8: true, text: true },
  sql: { type: 'text/plain', utf8: true, text: true },
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
  ttf: { type: 'font/ttf' },
  otf: { type: 'font/otf' },
  mp4: { type: 'video/mp4' },
  webm: { type: 'video/webm' },
  mov: { type: 'video/quicktime' },
  m4v: { type: 'video/mp4' },
  ogv: { type: 'video/ogg' },
  mp3: { type: 'audio/mpeg' },
  m4a: { type: 'audio/mp4' },
  ogg: { type: 'audio/ogg' },
  wav: { type: 'audio/wav' },
  pdf: { type: 'application/pdf' },
  docx: { type: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document' },
  xlsx: { type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet' },
  pptx: { type: 'application/vnd.openxmlformats-officedocument.presentationml.presentation' },
  odt: { type: 'application/vnd.oasis.opendocument.text' },
  ods: { type: 'application/vnd.oasis.opendocument.spreadsheet' },
  odp: { type: 'application/vnd.oasis.opendocument.presentation' },
  zip: { type: 'application/zip' },
  gz: { type: 'application/gzip' },
  tgz: { type: 'application/gzip' },
  bz2: { type: 'application/x-bzip2' },
  xz: { type: 'application/x-xz' },
  '7z': { type: 'application/x-7z-compressed' },
};

export const UNKNOWN_TYPE = 'application/octet-stream';

/**
 * Pattern of a lowercased `Accept` header that prefers Markdown to HTML: the type with full weight. In the syntax
 * common to JavaScript, PCRE and RE2.
 */
export const WANTS_MARKDOWN = String.raw`(?:^|,)\s*text/markdown\s*(?:,|$|;\s*q=1)`;

/** `Link` header that points to `llms.txt`, the machine-readable list of all pages. */
export function linkHeader(pathPrefix: string): string {
  return `<${pathPrefix}/llms.txt>; rel="llms-txt"; type="text/plain"`;
}

/** `Strict-Transport-Security`; sent over HTTPS only. */
export const TRANSPORT_SECURITY = 'max-age=31536000';

/** Policy for images opened directly: inline styles are allowed, nothing else. */
export const SVG_POLICY =
  "script-src 'none'; object-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; sandbox";

/** Headers of every response, apart from the policy and caching. */
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

/** Whether the file at a path (without prefix) is immutable. */
export function isImmutablePath(path: string): boolean {
  return immutablePath.test(path);
}

/** Lowercased extension of a path; '' if it has none. */
export function extensionOf(path: string): string {
  return /\.([^./]+)$/.exec(path)?.[1]?.toLowerCase() ?? '';
}

/**
 * `Content-Type` header of a file.
 * @example contentTypeOf('/boot.js') // 'text/javascript; charset=utf-8'
 */
export function contentTypeOf(file: string): string {
  const known = ownValue(FILE_TYPES, extensionOf(file));
  return known ? withCharset(known) : UNKNOWN_TYPE;
}

/** `Content-Type` header for a file type. */
export function withCharset({ type, utf8 }: FileType): string {
  return utf8 ? `${type}; charset=utf-8` : type;
}

/** Whether a file with this name is served compressed. */
export function isCompressible(file: string): boolean {
  return ownValue(FILE_TYPES, extensionOf(file))?.text ?? false;
}

export interface AnswerFacts {
  /** Request path without prefix. */
  path: string;
  /** Whether a file exists at the path. */
  found: boolean;
  https: boolean;
  /** Content security policy, as a header value. */
  policy: string;
}

/** Response headers that don't depend on the file's content. */
export function headersOf({ path, found, https, policy }: AnswerFacts): Record<string, string> {
  return {
    'Cache-Control': found && isImmutablePath(path) ? CACHE.immutable : CACHE.revalidate,
    'Content-Security-Policy': found && extensionOf(path) === 'svg' ? SVG_POLICY : policy,
    ...SECURITY_HEADERS,
    ...(https ? { 'Strict-Transport-Security': TRANSPORT_SECURITY } : {}),
  };
}
