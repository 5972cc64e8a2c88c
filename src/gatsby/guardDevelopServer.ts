/**
 * Restricts `npm run develop`: Gatsby's server answers any Host, and any origin can read its data, drafts and paths included,
 * or open files in the editor; some of its endpoints end the process. Its settings cannot add a handler before its own.
 */
import http from 'node:http';
import type { Duplex } from 'node:stream';

const LOCAL_NAME = /^(?:localhost|[\w-]+\.localhost|127(?:\.\d{1,3}){3}|\[::1\])(?::\d{1,5})?$/i;
const PORT = /:\d{1,5}$/;
/** Endpoints that this site has no use for: they fetch any address, and one rejection in them ends the process. */
const UNUSED = /^(?:https?:\/\/[^/]*)?\/(?:__file-code-frame|_gatsby\/)/i;
const CORS_HEADER = /^access-control-/i;

/**
 * Is a request addressed to localhost or one of the named hosts, and sent by a page on one of them or by no page? Pages
 * elsewhere may link to pages here, but not to `/__open-stack-frame-in-editor` and its like.
 */
export function isOwnRequest(
  { headers, url = '' }: Pick<http.IncomingMessage, 'headers' | 'url'>,
  hosts: readonly string[],
): boolean {
  const { host = '', origin, 'sec-fetch-site': from, 'sec-fetch-mode': mode } = headers;
  // Images and frames of a page elsewhere have no origin.
  if (from === 'cross-site' && (mode !== 'navigate' || url.startsWith('/__'))) return false;
  const isOwn = (name: string): boolean =>
    LOCAL_NAME.test(name) || hosts.includes(name.replace(PORT, '').toLowerCase());
  return isOwn(host) && (origin === undefined || isOwn(origin.replace(/^https?:\/\//i, '')));
}

/** Keeps pages of other hosts from reading data of the development server. */
export function guardDevelopServer(hosts: readonly string[]): void {
  const emit = Reflect.get(http.Server.prototype, 'emit') as (...args: unknown[]) => boolean;
  http.Server.prototype.emit = function guardedEmit(event: string | symbol, ...args: unknown[]): boolean {
    const [request, answer] = args;
    if (event === 'request' && request instanceof http.IncomingMessage) {
      const response = answer as http.ServerResponse;
      if (UNUSED.test(request.url ?? '') || !isOwnRequest(request, hosts)) return refuse(response);
      dropCorsHeaders(response);
    }
    if (event === 'upgrade' && request instanceof http.IncomingMessage && !isOwnRequest(request, hosts)) {
      (answer as Duplex).destroy();
      return true;
    }
    return Reflect.apply(emit, this, [event, ...args]);
  };
}

function refuse(response: http.ServerResponse): true {
  response.writeHead(403, { 'Content-Type': 'text/plain; charset=utf-8' });
  response.end('The development server answers to localhost, and to the names in DEVELOP_HOSTS.\n');
  return true;
}

function dropCorsHeaders(response: http.ServerResponse): void {
  const setHeader = response.setHeader.bind(response);
  response.setHeader = (name, value) => (CORS_HEADER.test(name) ? response : setHeader(name, value));
}
