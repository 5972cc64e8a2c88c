import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { errorChain } from '../../../src/page/errors/errorText';
import { KEEP_ALIVE_MS } from '@idmp/hosts';
import { pageScript } from './pageScripts';

/** The site with a script of the test in front of its own, which every browser runs. */
export interface TestSite {
  url: string;
  /** Errors and policy violations of its pages so far, and requests that failed on the way; clears them. */
  takeErrors: () => string[];
  close: () => Promise<void>;
}

const SCRIPT = '/_test/first.js';
const ERRORS = '/_test/errors';
/** A page with another page in a frame that runs no scripts. */
const FRAME = '/_test/no-script';

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

/** Address of a page whose frame shows an address of the site without running scripts. */
export const withoutScripts = (address: string): string => `${FRAME}?${encodeURIComponent(address)}`;

const frameOf = (address: string): string =>
  `<!doctype html><title>Frame</title><iframe sandbox="allow-same-origin" src="${address}" width="1200" height="900"></iframe>`;

/** Headers of the site, except those that belong to the original bytes. */
const DROPPED = [
  'content-length',
  'content-encoding',
  'transfer-encoding',
  'connection',
  'keep-alive',
  'etag',
];

/** Serves the site behind `origin`, if asked without the newest APIs. */
export async function startTestSite(origin: string, isOld: boolean): Promise<TestSite> {
  let errors: string[] = [];
  const pass = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const { method = 'GET', headers } = request;
    const hasBody = method !== 'GET' && method !== 'HEAD';
    const answer = await fetch(new URL(request.url ?? '/', origin), {
      method,
      redirect: 'manual',
      headers: { accept: headers.accept ?? '*/*', 'content-type': headers['content-type'] ?? 'text/plain' },
      ...(hasBody && { body: new Uint8Array(await bodyOf(request)) }),
    });
    const framed = headers['sec-fetch-dest'] === 'iframe' || headers.referer?.includes(FRAME);
    for (const [name, value] of answer.headers)
      if (!DROPPED.includes(name))
        response.setHeader(name, framed ? value.replace(/;? *frame-ancestors 'none'|DENY/g, '') : value);
    const body = Buffer.from(await answer.arrayBuffer());
    const isPage = answer.headers.get('content-type')?.startsWith('text/html');
    response.writeHead(answer.status);
    response.end(
      isPage ? body.toString().replace('<head>', `<head><script src="${SCRIPT}"></script>`) : body,
    );
  };
  const server = createServer((request, response) => {
    const { pathname, search } = new URL(request.url ?? '/', origin);
    if (pathname === SCRIPT)
      response
        .writeHead(200, { 'content-type': 'text/javascript', 'cache-control': 'no-store' })
        .end(pageScript(isOld, ERRORS));
    else if (pathname === FRAME)
      response
        .writeHead(200, { 'content-type': 'text/html' })
        .end(frameOf(decodeURIComponent(search.slice(1))));
    else if (pathname === ERRORS)
      void bodyOf(request).then((text) => {
        errors.push(text.toString());
        response.writeHead(204).end();
      });
    else
      pass(request, response).catch((error: unknown) => {
        errors.push(`${request.url ?? ''} was not passed on: ${errorChain(error)}`);
        response.writeHead(502).end();
      });
  });
  server.keepAliveTimeout = KEEP_ALIVE_MS;
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    takeErrors: () => {
      const taken = errors;
      errors = [];
      return taken;
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
