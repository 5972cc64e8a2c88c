import fs from 'node:fs';
import http from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import { CACHE, SECURITY_HEADERS, SVG_POLICY } from '../../rules/hostRules';
import { startStaticServer, type StaticServer } from '../startStaticServer';

const PAGE = `<!doctype html><html lang="en"><main><h1>Introduction</h1>${'<p>text</p>'.repeat(200)}</main></html>`;
const POLICY = "default-src 'self'";
const SCRIPT = 'app-26418285a5eb9c9ede0e.js';

let dir = '';
let server: StaticServer;

interface Answer {
  status: number;
  headers: http.IncomingHttpHeaders;
  body: Buffer;
}

/** A raw request: neither path nor response is normalized. */
function ask(target: string, options: http.RequestOptions = {}): Promise<Answer> {
  const { hostname, port } = new URL(server.origin);
  return new Promise((resolve, reject) => {
    const request = http.request({ hostname, port, path: target, ...options }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(parts) }),
      );
    });
    request.on('error', reject);
    request.end();
  });
}

function write(name: string, content: string | Buffer): void {
  fs.mkdirSync(path.dirname(path.join(dir, name)), { recursive: true });
  fs.writeFileSync(path.join(dir, name), content);
}

async function start(pathPrefix = ''): Promise<void> {
  dir = fs.mkdtempSync(path.join(os.tmpdir(), 'served-'));
  write('hosts/site.json', JSON.stringify({ pathPrefix, policy: POLICY }));
  write('index.html', '<html lang="zh-Hans">');
  write('en/intro/index.html', PAGE);
  write('404.html', '<html lang="zh-Hans">404');
  write('en/404.html', '<html lang="en">404');
  write('release-history/1.0.5.0/index.html', '<html>1.0.5.0');
  write(SCRIPT, 'app();');
  write('boot.js', 'boot();');
  write('assets/a.0a1b2c3d.svg', '<svg/>');
  server = await startStaticServer({ dir });
}

afterEach(async () => {
  await server.close();
  fs.rmSync(dir, { recursive: true });
});

describe('startStaticServer', () => {
  beforeEach(() => start());

  it.each([
    '/en/intro',
    '/en/intro/',
    '/en/intro.html',
    '/en/intro/index.html',
    '/en/intro?q=%',
    '/en/intro/?a=b',
  ])('shows the page for %s without a redirect', async (target) => {
    const { status, headers, body } = await ask(target);
    expect([status, headers['content-type'], headers.location]).toEqual([
      200,
      'text/html; charset=utf-8',
      undefined,
    ]);
    expect(body.toString()).toBe(PAGE);
  });

  it('does not treat dots in an address as an extension', async () => {
    expect((await ask('/release-history/1.0.5.0')).body.toString()).toBe('<html>1.0.5.0');
  });

  it.each([
    ['/nowhere', 'zh-Hans'],
    ['/en/nowhere', 'en'],
    ['/en/nowhere.html', 'en'],
    ['/EN/intro', 'zh-Hans'],
    ['/en/Intro', 'en'],
    ['/%', 'zh-Hans'],
    ['/%E4', 'zh-Hans'],
    ['/../../etc/passwd', 'zh-Hans'],
    ['/..%2f..%2fetc%2fpasswd', 'zh-Hans'],
  ])('answers %s with 404 in %s', async (target, lang) => {
    const { status, headers, body } = await ask(target);
    expect([status, headers['cache-control']]).toEqual([404, CACHE.revalidate]);
    expect(body.toString()).toBe(`<html lang="${lang}">404`);
  });

  it('sends the headers of the host rules', async () => {
    const page = await ask('/en/intro');
    const names = Object.entries(SECURITY_HEADERS).map(([name, value]) => [name.toLowerCase(), value]);
    expect(page.headers).toMatchObject({
      ...Object.fromEntries(names),
      'content-security-policy': POLICY,
      'cache-control': CACHE.revalidate,
    });
    expect((await ask(`/${SCRIPT}`)).headers['cache-control']).toBe(CACHE.immutable);
    expect((await ask('/boot.js')).headers['cache-control']).toBe(CACHE.revalidate);
    expect((await ask('/assets/a.0a1b2c3d.svg')).headers['content-security-policy']).toBe(SVG_POLICY);
  });

  it('sends the variant that the client accepts, unless the file is newer', async () => {
    const br = { headers: { 'Accept-Encoding': 'gzip, br' } };
    const gzip = { headers: { 'Accept-Encoding': 'gzip' } };
    write('en/intro/index.html.br', brotliCompressSync('as brotli'));
    write('en/intro/index.html.gz', gzipSync('as gzip'));
    const answer = await ask('/en/intro', br);
    expect(answer.headers).toMatchObject({ 'content-encoding': 'br', vary: 'Accept, Accept-Encoding' });
    expect(brotliDecompressSync(answer.body).toString()).toBe('as brotli');
    expect(gunzipSync((await ask('/en/intro', gzip)).body).toString()).toBe('as gzip');
    const later = new Date(Date.now() + 60_000);
    fs.utimesSync(path.join(dir, 'en/intro/index.html'), later, later);
    const plain = await ask('/en/intro', br);
    expect([plain.headers['content-encoding'], plain.headers.vary]).toEqual([
      undefined,
      'Accept, Accept-Encoding',
    ]);
    expect(plain.body.toString()).toBe(PAGE);
  });

  it('answers 304 to a client with a fresh copy', async () => {
    const first = await ask('/en/intro');
    const again = await ask('/en/intro', { headers: { 'If-None-Match': first.headers.etag } });
    expect([again.status, again.body.length, again.headers['cache-control']]).toEqual([
      304,
      0,
      CACHE.revalidate,
    ]);
  });

  it('sends a part of a file, or says that there is none', async () => {
    const part = await ask('/boot.js', { headers: { Range: 'bytes=1-3' } });
    expect([part.status, part.body.toString()]).toEqual([206, 'oot']);
    expect((await ask('/boot.js', { headers: { Range: 'bytes=99-' } })).status).toBe(416);
    expect((await ask('/nowhere', { headers: { Range: 'bytes=0-3' } })).status).toBe(404);
  });

  it('answers HEAD with the headers alone', async () => {
    const { status, headers, body } = await ask('/en/intro', { method: 'HEAD' });
    expect([status, headers['content-length'], body.length]).toEqual([200, String(PAGE.length), 0]);
  });

  it('rejects writes', async () => {
    const { status, headers } = await ask('/en/intro', { method: 'POST' });
    expect([status, headers.allow]).toEqual([405, 'GET, HEAD']);
  });

  it('sees a file that was built after its start', async () => {
    write('en/new/index.html', PAGE);
    expect((await ask('/en/new')).status).toBe(200);
  });

  it('listens on localhost only', () => {
    expect(server.origin).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/);
  });

  it('says that a port is taken', async () => {
    const port = Number(new URL(server.origin).port);
    await expect(startStaticServer({ dir, port })).rejects.toMatchObject({ code: 'EADDRINUSE' });
  });
});

describe('startStaticServer with a prefix', () => {
  beforeEach(() => start('/x'));

  it('serves the site below it', async () => {
    expect(server.pathPrefix).toBe('/x');
    expect((await ask('/x/en/intro')).status).toBe(200);
    expect((await ask('/x')).body.toString()).toBe('<html lang="zh-Hans">');
    expect((await ask(`/x/${SCRIPT}`)).headers['cache-control']).toBe(CACHE.immutable);
  });

  it('serves nothing outside it', async () => {
    expect((await ask('/en/intro')).status).toBe(404);
    expect((await ask('/x/en/nowhere')).body.toString()).toBe('<html lang="en">404');
  });

  it('accepts another prefix, to simulate a wrong deploy', async () => {
    const misplaced = await startStaticServer({ dir, pathPrefix: '/y' });
    const answer = await fetch(`${misplaced.origin}/y/en/intro`);
    await misplaced.close();
    expect([misplaced.pathPrefix, answer.status]).toEqual(['/y', 200]);
  });
});
