import { createServer, request as forward, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { KEEP_ALIVE_MS } from '@idmp/hosts';
import { HUGE, sendForever } from './badAnswers';

/** Faults of a script. */
export type Fault = 'endless' | 'huge';

export type Script = 'subscribe.php' | 'save-visit-log.php' | 'email.php' | 'sync2Jira.php' | 'addLead';

/** A parsed request. */
export interface ReceivedCall {
  script: Script;
  contentType: string;
  /** Fields of a multipart form or JSON body. */
  fields: Record<string, unknown>;
}

/** Fake of the vendor's API on loopback, proxying all other requests to the site. */
export interface DocsApi {
  url: string;
  calls: ReceivedCall[];
  callsOf: (script: Script) => ReceivedCall[];
  /** Sets the fault of a script; null resets it. */
  setFault: (script: Script, fault: Fault | null) => void;
  close: () => Promise<void>;
}

const SCRIPTS: Record<string, Script> = {
  '/assets/globalscripts/subscribe.php': 'subscribe.php',
  '/assets/globalscripts/save-visit-log.php': 'save-visit-log.php',
  '/assets/globalscripts/email.php': 'email.php',
  '/assets/globalscripts/sync2Jira.php': 'sync2Jira.php',
  '/market/addLead': 'addLead',
};

const SUCCESS: Record<Script, string> = {
  'subscribe.php': '[{"status":"success"}]',
  'save-visit-log.php': '',
  'email.php': '[{"status":"success"}]',
  'sync2Jira.php': '{"issue":"DOC-1"}',
  addLead: '{"code":0}',
};

async function readFields(request: IncomingMessage): Promise<Record<string, unknown>> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const type = request.headers['content-type'] ?? '';
  const sent = new Response(Buffer.concat(chunks), { headers: { 'content-type': type } });
  if (type.startsWith('multipart/form-data')) return Object.fromEntries(await sent.formData());
  return (await sent.json()) as Record<string, unknown>;
}

function answer(response: ServerResponse, script: Script, fault: Fault | undefined): void {
  if (fault === 'endless') return sendForever(response);
  response
    .writeHead(200, { 'Content-Type': 'application/json' })
    .end(fault === 'huge' ? HUGE : SUCCESS[script]);
}

/** Proxies a request to the site. */
function passOn(request: IncomingMessage, response: ServerResponse, site: string): void {
  const onward = forward(new URL(request.url ?? '/', site), {
    method: request.method,
    headers: request.headers,
  });
  onward.on('response', (reply) => {
    response.writeHead(reply.statusCode ?? 502, reply.headers);
    reply.pipe(response);
  });
  onward.on('error', () => response.destroy());
  request.pipe(onward);
}

/**
 * Starts the fake on a free loopback port.
 * @param site Origin of the site behind it.
 */
export async function startDocsApi(site: string): Promise<DocsApi> {
  const calls: ReceivedCall[] = [];
  const faults = new Map<Script, Fault>();

  const server = createServer((request, response) => {
    const script = SCRIPTS[new URL(request.url ?? '/', site).pathname];
    if (!script || request.method !== 'POST') {
      passOn(request, response, site);
      return;
    }
    readFields(request).then(
      (fields) => {
        calls.push({ script, contentType: request.headers['content-type'] ?? '', fields });
        answer(response, script, faults.get(script));
      },
      () => response.writeHead(400).end(),
    );
  });
  server.keepAliveTimeout = KEEP_ALIVE_MS;
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));

  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    calls,
    callsOf: (script) => calls.filter((call) => call.script === script),
    setFault: (script, fault) => void (fault ? faults.set(script, fault) : faults.delete(script)),
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
