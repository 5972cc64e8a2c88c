import type { IncomingHttpHeaders } from 'node:http';

/** Supported content codings in order of preference, with the extension of precompressed files. */
const ENCODINGS = [
  { name: 'br', ending: 'br' },
  { name: 'gzip', ending: 'gz' },
] as const;

export type Encoding = (typeof ENCODINGS)[number];

/** The best coding that a client accepts; null for none. */
export function acceptedEncoding(header: string | undefined): Encoding | null {
  const accepted = new Map<string, number>();
  for (const part of (header ?? '').toLowerCase().split(',')) {
    const [name = '', ...parameters] = part.split(';').map((text) => text.trim());
    const quality = parameters.find((parameter) => parameter.startsWith('q='))?.slice('q='.length);
    accepted.set(name, quality === undefined ? 1 : Number(quality));
  }
  const anyOther = accepted.get('*') ?? 0;
  return ENCODINGS.find(({ name }) => (accepted.get(name) ?? anyOther) > 0) ?? null;
}

/** Validators of a file. */
export interface Validators {
  etag: string;
  modified: Date;
}

/** Whether the client's cached copy is still fresh (RFC 9110, section 13). */
export function isFresh(headers: IncomingHttpHeaders, { etag, modified }: Validators): boolean {
  const known = headers['if-none-match'];
  if (known !== undefined) {
    const tags = known.split(',').map((tag) => tag.trim().replace(/^W\//, ''));
    return tags.includes('*') || tags.includes(etag.replace(/^W\//, ''));
  }
  const since = Date.parse(headers['if-modified-since'] ?? '');
  // The header has a resolution of one second.
  return !Number.isNaN(since) && Math.floor(modified.getTime() / 1_000) * 1_000 <= since;
}
