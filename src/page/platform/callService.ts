import { CALL_TIMEOUT_MS } from '../../settings/limits';

export interface Call {
  url: string;
  /** Form fields (sent as multipart form data) or JSON. */
  body: { fields: Readonly<Record<string, string>> } | { json: object };
  /** Whether to skip reading the response body. */
  ignoresAnswer?: boolean;
  /** Aborts the request. */
  signal?: AbortSignal;
}

/** Result of a request; failures have already been logged. */
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

/** Sends a POST request to a third-party service and parses the JSON response, with a timeout. Never rejects. */
export async function callService({
  url,
  body,
  ignoresAnswer = false,
  signal,
}: Call): Promise<ServiceAnswer> {
  const controller = new AbortController();
  const giveUp = (): void => controller.abort();
  const timeOut = (): void => controller.abort(new Error(`No response within ${CALL_TIMEOUT_MS} ms.`));
  const timer = setTimeout(timeOut, CALL_TIMEOUT_MS);
  signal?.addEventListener('abort', giveUp, { once: true });
  try {
    const response = await fetch(url, { method: 'POST', signal: controller.signal, ...requestOf(body) });
    if (!response.ok) throw new Error(`Responded with status ${response.status}.`);
    return { ok: true, answer: ignoresAnswer ? undefined : await response.json() };
  } catch (error) {
    if (!signal?.aborted) console.warn(`Request to ${url} failed.`, error);
    return { ok: false };
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', giveUp);
  }
}
