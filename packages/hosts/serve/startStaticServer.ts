import path, { posix } from 'node:path';
import { decoded, readJson } from '@idmp/model';
import { stat } from 'node:fs/promises';
import { isCompressible, contentTypeOf, headersOf, linkHeader, WANTS_MARKDOWN } from '../rules/hostRules';
import fs from 'node:fs';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import send from 'send';
import { z } from 'zod';
import {
  isPrivatePath,
  locationOf,
  notFoundFileFor,
  type HostSite,
  HOST_SITE_FILE,
  HOSTS_DIR,
} from '../rules/hostSite';

/**
 * Decoded path of a request target, with prefix and without empty or dot segments; null if it is malformed or escapes
 * the site.
 * @example requestPath('/en//a%20b?q=1') // '/en/a b'
 */
export function requestPath(target: string): string | null {
  const raw = target.split(/[?#]/)[0] ?? '';
  const path = decoded(raw) ?? '';
  const leaves = path.split(/[/\\]/).includes('..');
  return path.startsWith('/') && !leaves && !path.includes('\0') ? posix.normalize(path) : null;
}

/** Path below a prefix; null outside of it. */
export function withoutPrefix(path: string, pathPrefix: string): string | null {
  if (path === pathPrefix) return '/';
  return path.startsWith(`${pathPrefix}/`) ? path.slice(pathPrefix.length) : null;
}

/**
 * Candidate files for a Markdown request, in order of preference; none for files other than pages.
 * @example twinCandidates('/en/intro/') // ['/en/intro.md', '/en/intro/index.md']
 */
function twinCandidates(path: string): string[] {
  const page = path.replace(/(?:\/index)?(?:\.html)?$/, '').replace(/\/$/, '');
  return [`${page}.md`, `${page}/index.md`];
}

/**
 * Candidate files for a path, in order of preference: every variant of a page's address leads to its `index.html`.
 * @example fileCandidates('/en/intro.html') // ['/en/intro.html', '/en/intro/index.html']
 */
function fileCandidates(path: string): string[] {
  if (path.endsWith('/')) return [`${path}index.html`];
  if (path.endsWith('.html')) return [path, `${path.slice(0, -'.html'.length)}/index.html`];
  return [path, `${path}/index.html`];
}

/** Content codings in order of preference, with the extension of precompressed files. */
const CODINGS = [
  { coding: 'br', ending: 'br' },
  { coding: 'gzip', ending: 'gz' },
] as const;

/** The codings that a client accepts, best first. */
function acceptedCodings(header: string): readonly (typeof CODINGS)[number][] {
  const accepted = new Map<string, number>();
  for (const part of header.toLowerCase().split(',')) {
    const [name = '', ...parameters] = part.split(';').map((text) => text.trim());
    const quality = parameters.find((parameter) => parameter.startsWith('q='))?.slice('q='.length);
    accepted.set(name, quality === undefined ? 1 : Number(quality));
  }
  const anyOther = accepted.get('*') ?? 0;
  return CODINGS.filter(({ coding }) => (accepted.get(coding) ?? anyOther) > 0);
}

const isFile = async (file: string): Promise<boolean> =>
  (await stat(file).catch(() => null))?.isFile() ?? false;

/** The first path that is an existing file of the site. */
async function findFile(dir: string, candidates: readonly string[]): Promise<string | null> {
  for (const candidate of candidates) {
    const file = path.join(dir, candidate);
    if (await isFile(file)) return file;
  }
  return null;
}

/** The precompressed variant of a file that a client wants. */
async function findVariant(file: string, header: string): Promise<{ file: string; coding: string } | null> {
  if (!isCompressible(file)) return null;
  for (const { coding, ending } of acceptedCodings(header)) {
    const variant = `${file}.${ending}`;
    if (await isFile(variant)) return { file: variant, coding };
  }
  return null;
}

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
