import { CALL_TIMEOUT_MS } from '../../site/limits';

export interface Call {
  url: string;
  /** Fields are sent as a multipart form, JSON as JSON. */
  body: { fields: Readonly<Record<string, string>> } | { json: object };
  /** Whether the body of the answer is left unread. */
  ignoresAnswer?: boolean;
  /** Aborts the call. */
  signal?: AbortSignal;
}

/** Answer of a service; a failed call was logged already. */
export type ServiceAnswer = { ok: true; answer: unknown } | { ok: false };

function formOf(fields: Readonly<Record<string, string>>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  return form;
}

function requestOf(body: Call['body']): RequestInit {
  if ('fields' in body) return { body: formOf(body.fields) };
  return { body: JSON.stringify(body.json), headers: { 'Content-Type': 'application/json' } };
}

/** Posts to an outside service and reads its JSON answer within the time limit. Never rejects. */
export async function callService({
  url,
  body,
  ignoresAnswer = false,
  signal,
}: Call): Promise<ServiceAnswer> {
  const controller = new AbortController();
  const giveUp = (): void => controller.abort();
  const timeOut = (): void => controller.abort(new Error(`No answer within ${CALL_TIMEOUT_MS} ms.`));
  const timer = setTimeout(timeOut, CALL_TIMEOUT_MS);
  signal?.addEventListener('abort', giveUp, { once: true });
  try {
    const response = await fetch(url, { method: 'POST', signal: controller.signal, ...requestOf(body) });
    if (!response.ok) throw new Error(`The answer has status ${response.status}.`);
    return { ok: true, answer: ignoresAnswer ? undefined : await response.json() };
  } catch (error) {
    if (!signal?.aborted) console.warn(`The call of ${url} failed.`, error);
    return { ok: false };
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', giveUp);
  }
}
