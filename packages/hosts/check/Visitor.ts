import { createHash } from 'node:crypto';
import { limited } from '@idmp/files';

/** A response of the deployed site. */
export interface SiteAnswer {
  url: string;
  /** 0 without a response. */
  status: number;
  headers: Headers;
  text: string;
  /** Hash of the decompressed body; '' without a response. */
  sha256: string;
  /** What the host does instead of a usable response, such as "does not answer: …". */
  failure?: string;
}

/** Content encodings that a request accepts. */
export type Accepted = 'br, gzip' | 'gzip' | 'identity';

interface Asked {
  url: string;
  accepted: Accepted;
}

const TIMEOUT_MS = 20_000;
const TRIES = 3;

/** Requests each address of a site once, without following redirects, with limited concurrency. */
export class Visitor {
  private readonly answers = new Map<string, Promise<SiteAnswer>>();
  private readonly request: (asked: Asked) => Promise<SiteAnswer>;

  constructor(atOnce: number) {
    this.request = limited(atOnce, askPatiently);
  }

  /** Number of addresses requested. */
  get asked(): number {
    return this.answers.size;
  }

  /** The response for an address, ignoring its fragment. */
  ask(address: string): Promise<SiteAnswer> {
    const url = address.replace(/#.*/s, '');
    const known = this.answers.get(url);
    if (known) return known;
    const answer = this.request({ url, accepted: 'br, gzip' });
    this.answers.set(url, answer);
    return answer;
  }

  /** The response in another content encoding; not cached. */
  askAs(url: string, accepted: Accepted): Promise<SiteAnswer> {
    return this.request({ url, accepted });
  }
}

async function askPatiently({ url, accepted }: Asked): Promise<SiteAnswer> {
  let failure = '';
  for (let tries = 0; tries < TRIES; tries++) {
    try {
      const response = await fetch(url, {
        redirect: 'manual',
        signal: AbortSignal.timeout(TIMEOUT_MS),
        headers: { 'Accept-Encoding': accepted },
      });
      const body = await readBody(response);
      if (typeof body === 'string') {
        failure = body;
        continue;
      }
      return {
        url,
        status: response.status,
        headers: response.headers,
        text: new TextDecoder().decode(body),
        sha256: createHash('sha256').update(body).digest('hex'),
      };
    } catch (error) {
      failure = `does not answer: ${reasonOf(error)}`;
    }
  }
  return { url, status: 0, headers: new Headers(), text: '', sha256: '', failure };
}

/** First bytes of a gzip file. */
const GZIP = '1f8b';
/** Responses that may be such a file. */
const ARCHIVE = /gzip|octet-stream/;

/** The decompressed body, or why it cannot be what was meant. */
async function readBody(response: Response): Promise<Buffer | string> {
  const coding = response.headers.get('content-encoding');
  const unlike = `sends a body that is not what "Content-Encoding: ${coding ?? ''}" promises (compressed twice?)`;
  try {
    const body = Buffer.from(await response.arrayBuffer());
    const isArchive = ARCHIVE.test(response.headers.get('content-type') ?? '');
    return coding !== null && !isArchive && body.subarray(0, 2).toString('hex') === GZIP ? unlike : body;
  } catch (error) {
    if (coding === null) throw error;
    return `${unlike}: ${reasonOf(error)}`;
  }
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? error.cause.message : error.message;
}
