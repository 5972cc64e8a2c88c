import type { algoliasearch } from 'algoliasearch';
import { asRecord, readJson } from '@idmp/model';

type Requester = NonNullable<NonNullable<Parameters<typeof algoliasearch>[2]>['requester']>;

/** More than a page of records or synonyms has. */
const ANSWER_MAX_BYTES = 20_000_000;

/**
 * Sends a request of the client, whose own way throws out of reach for an answer that is no gzip, and reads any amount.
 * @throws if an answer is too long, or a successful one is no record
 */
export const sendRequest: Requester['send'] = async (request) => {
  const { url, method, headers, data = null, connectTimeout, responseTimeout } = request;
  const signal = AbortSignal.timeout(connectTimeout + responseTimeout);
  const body = typeof data === 'string' ? data : data && new Blob([new Uint8Array(data)]);
  try {
    const answer = await fetch(url, { method, headers, body, signal, redirect: 'manual' });
    const content = await readText(answer);
    if (answer.ok && readJson(content, asRecord) === undefined) throw new UnknownAnswer();
    return { status: answer.status, headers: Object.fromEntries(answer.headers), content, isTimedOut: false };
  } catch (error) {
    if (error instanceof UnknownAnswer) throw error;
    return { status: 0, content: String(error), isTimedOut: signal.aborted };
  }
};

/** An answer that is not what the service promises. */
export class UnknownAnswer extends Error {
  constructor(message = 'the service sent an answer of an unknown form') {
    super(message);
  }
}

async function readText({ body }: Response): Promise<string> {
  const parts: Uint8Array[] = [];
  let bytes = 0;
  for await (const part of body ?? []) {
    parts.push(part);
    bytes += part.byteLength;
    if (bytes > ANSWER_MAX_BYTES)
      throw new UnknownAnswer(`the service sent more than ${ANSWER_MAX_BYTES / 1e6} MB in one answer`);
  }
  return Buffer.concat(parts).toString();
}
