import fs from 'node:fs';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import send from 'send';
import { z } from 'zod';
import { contentTypeOf, headersOf, isCompressible, linkHeader, WANTS_MARKDOWN } from '../rules/hostRules';
import {
  isPrivatePath,
  locationOf,
  notFoundFileFor,
  type HostSite,
  HOST_SITE_FILE,
  HOSTS_DIR,
} from '../rules/hostSite';
import { fileCandidates, requestPath, twinCandidates, withoutPrefix } from './requestPath';
import { findFile, findVariant } from './siteFile';
import { readJson } from '@idmp/model';

/** As on other hosts; with Node's 5 seconds, busy clients reuse connections that are closed meanwhile. */
export const KEEP_ALIVE_MS = 75_000;

export interface StaticServerOptions {
  /** Folder of the built site. */
  dir: string;
  /** 0 takes any free port. */
  port?: number;
  /** Host name or IP address to listen on. */
  host?: string;
  /** Serves the site below a different prefix than it was built for. */
  pathPrefix?: string;
}

export interface StaticServer {
  /** Origin of the server. */
  origin: string;
  pathPrefix: string;
  close(): Promise<void>;
}

/** Serves a built site like a static host with the shipped configuration. */
export async function startStaticServer(options: StaticServerOptions): Promise<StaticServer> {
  const { dir, port = 0, host = '127.0.0.1' } = options;
  const site = {
    ...readHostSite(dir),
    ...(options.pathPrefix === undefined ? {} : { pathPrefix: options.pathPrefix }),
  };
  const server = http.createServer((request, response) => {
    answer({ dir, site, request, response }).catch(() => {
      if (!response.headersSent) response.writeHead(500);
      response.end();
    });
  });
  server.keepAliveTimeout = KEEP_ALIVE_MS;
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });
  const address = server.address() as AddressInfo;
  return {
    origin: `http://${address.family === 'IPv6' ? `[${address.address}]` : address.address}:${address.port}`,
    pathPrefix: site.pathPrefix,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

const hostSiteSchema = z.object({
  pathPrefix: z.string(),
  policy: z.string(),
  redirects: z.array(z.object({ from: z.string(), to: z.string() })).optional(),
  forms: z.object({ paths: z.array(z.string()), maxBytes: z.number(), upstream: z.string() }).optional(),
});

/** Build settings of the site; without that file, there is no prefix and only the policy in the pages. */
export function readHostSite(dir: string): HostSite {
  const file = path.join(dir, HOSTS_DIR, HOST_SITE_FILE);
  const text = fs.existsSync(file) ? fs.readFileSync(file, 'utf8') : undefined;
  return readJson(text, (value) => hostSiteSchema.safeParse(value).data) ?? { pathPrefix: '', policy: '' };
}

const wantsMarkdown = new RegExp(WANTS_MARKDOWN, 'i');

interface Exchange {
  dir: string;
  site: HostSite;
  request: http.IncomingMessage;
  response: http.ServerResponse;
}

async function answer({ dir, site, request, response }: Exchange): Promise<void> {
  const asked = requestPath(request.url ?? '');
  const below = asked === null ? null : withoutPrefix(asked, site.pathPrefix);
  const isForm = site.forms?.paths.some((path) => asked?.startsWith(path));
  const moved = site.redirects?.find(({ from }) => from === below?.replace(/\/$/, ''));
  const setHeaders = (found: boolean): void => {
    const facts = { path: below ?? '', found, https: false, policy: site.policy };
    for (const [name, value] of Object.entries(headersOf(facts))) if (value) response.setHeader(name, value);
  };
  if (request.method !== 'GET' && request.method !== 'HEAD' && !isForm) {
    setHeaders(false);
    response.writeHead(405, { Allow: 'GET, HEAD' }).end();
    return;
  }
  if (moved) {
    setHeaders(false);
    const query = /\?.*/s.exec(request.url ?? '')?.[0] ?? '';
    response.writeHead(301, { Location: locationOf(site.pathPrefix, moved) + query }).end();
    return;
  }
  const twins = wantsMarkdown.test(request.headers.accept ?? '') ? twinCandidates(below ?? '') : [];
  const found =
    below === null || isPrivatePath(below) ? null : await findFile(dir, [...twins, ...fileCandidates(below)]);
  const file = found ?? (await findFile(dir, [notFoundFileFor(below ?? ''), '/404.html']));
  setHeaders(found !== null);
  response.setHeader('Link', linkHeader(site.pathPrefix));
  response.statusCode = found ? 200 : 404;
  if (!file) {
    response.end();
    return;
  }
  const variant = await findVariant(file, request.headers['accept-encoding'] ?? '');
  if (variant) response.setHeader('Content-Encoding', variant.coding);
  response.setHeader('Content-Type', contentTypeOf(file));
  const vary = [
    ...(/\.(?:html|md)$/.test(file) ? ['Accept'] : []),
    ...(isCompressible(file) ? ['Accept-Encoding'] : []),
  ];
  if (vary.length > 0) response.setHeader('Vary', vary.join(', '));
  sendFile(variant?.file ?? file, request, response);
}

/** Sends a file, the part of it that a request asks for, or that the client has it already. */
function sendFile(file: string, request: http.IncomingMessage, response: http.ServerResponse): void {
  send(request, encodeURIComponent(path.resolve(file)), {
    acceptRanges: response.statusCode === 200,
    cacheControl: false,
    dotfiles: 'allow',
  })
    .on('error', ({ status }: { status: number }) => {
      if (response.headersSent) response.destroy();
      else response.writeHead(status).end();
    })
    .pipe(response);
}
