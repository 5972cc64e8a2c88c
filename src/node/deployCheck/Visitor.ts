import { createHash } from 'node:crypto';

/** An answer of the deployed site. */
export interface SiteAnswer {
  url: string;
  /** 0 when there was none. */
  status: number;
  headers: Headers;
  text: string;
  /** Hash of the body as it was before compression; '' without an answer. */
  sha256: string;
  /** Why there was no answer. */
  failure?: string;
}

/** Compressions that a request accepts. */
export type Accepted = 'br, gzip' | 'gzip' | 'identity';

const TIMEOUT_MS = 20_000;
const TRIES = 3;

/** Asks each address of a site once, without following redirects, a limited number at a time. */
export class Visitor {
  private readonly answers = new Map<string, Promise<SiteAnswer>>();
  private readonly waiting: (() => void)[] = [];
  private running = 0;

  constructor(private readonly atOnce: number) {}

  /** How many addresses were asked. */
  get asked(): number {
    return this.answers.size;
  }

  /** The answer to an address; its hash does not count. */
  ask(address: string): Promise<SiteAnswer> {
    const url = address.replace(/#.*$/s, '');
    const known = this.answers.get(url);
    if (known) return known;
    const answer = this.inTurn(() => askPatiently(url, 'br, gzip'));
    this.answers.set(url, answer);
    return answer;
  }

  /** The answer in another compression, which is not kept. */
  askAs(url: string, accepted: Accepted): Promise<SiteAnswer> {
    return this.inTurn(() => askPatiently(url, accepted));
  }

  private async inTurn<T>(work: () => Promise<T>): Promise<T> {
    if (this.running >= this.atOnce) await new Promise<void>((resolve) => this.waiting.push(resolve));
    this.running += 1;
    try {
      return await work();
    } finally {
      this.running -= 1;
      this.waiting.shift()?.();
    }
  }
}

async function askPatiently(url: string, accepted: Accepted): Promise<SiteAnswer> {
  let failure = '';
  for (let tries = 0; tries < TRIES; tries++) {
    try {
      const response = await fetch(url, {
        redirect: 'manual',
        signal: AbortSignal.timeout(TIMEOUT_MS),
        headers: { 'Accept-Encoding': accepted },
      });
      const body = Buffer.from(await response.arrayBuffer());
      return {
        url,
        status: response.status,
        headers: response.headers,
        text: new TextDecoder().decode(body),
        sha256: createHash('sha256').update(body).digest('hex'),
      };
    } catch (error) {
      failure = reasonOf(error);
    }
  }
  return { url, status: 0, headers: new Headers(), text: '', sha256: '', failure };
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? error.cause.message : error.message;
}
