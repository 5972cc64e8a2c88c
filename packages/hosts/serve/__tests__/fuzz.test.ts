import net from 'node:net';
import path from 'node:path';
import fc from 'fast-check';
import { fuzz, FUZZ_TIMEOUT_MS } from '../../../model/__tests__/fuzzSettings';
import { makeProject, removeProjects } from '../../../content/__tests__/project';
import { startStaticServer, type StaticServer } from '../startStaticServer';

const SECRET = 'a secret beside the site';
const KNOWN_STATUS = [200, 206, 304, 400, 404, 405, 412, 414, 416, 431];
const ANSWER_LIMIT_MS = 5000;

let server: StaticServer;
let port = 0;

beforeAll(async () => {
  const root = makeProject({
    'secret.txt': SECRET,
    'public/index.html': '<html lang="zh-Hans">home</html>',
    'public/en/index.html': '<html lang="en">home</html>',
    'public/404.html': '<html lang="zh-Hans">none</html>',
    'public/en/404.html': '<html lang="en">none</html>',
    'public/assets/a.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
    'public/hosts/site.json': JSON.stringify({ pathPrefix: '', policy: "default-src 'self'" }),
  });
  server = await startStaticServer({ dir: path.join(root, 'public') });
  port = Number(new URL(server.origin).port);
});
afterAll(async () => {
  await server.close();
  removeProjects();
});

const piece = fc.oneof(
  fc.constantFrom(
    '..',
    '%2e%2e',
    '%2f',
    '%5c',
    '\\',
    '//',
    '/',
    '%',
    '%00',
    '%zz',
    '?',
    '#',
    'en',
    'index.html',
    'assets/a.svg',
    'hosts/site.json',
    'secret.txt',
    '.env',
    '%E5%9B%BE',
    'a'.repeat(300),
  ),
  fc.string({ unit: 'binary-ascii', maxLength: 12 }).map((text) => text.replace(/[\s\u0000-\u001f]/g, '-')),
);
const headers = fc.array(
  fc.constantFrom(
    'Accept-Encoding: br;q=x, gzip;q=0, *',
    'Range: bytes=5-2',
    'If-None-Match: *',
    'If-Modified-Since: never',
    'Host: evil.example',
    'X-Forwarded-Host: evil.example',
    `Cookie: ${'a=b; '.repeat(500)}`,
    'Content-Length: 0',
  ),
  { maxLength: 4 },
);
const method = fc.constantFrom('GET', 'GET', 'GET', 'HEAD', 'POST', 'TRACE', 'OPTIONS');

/** The response to raw bytes on a new connection. */
function ask(bytes: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = net.connect(port, '127.0.0.1', () => socket.write(bytes, 'latin1'));
    let answer = '';
    socket.setTimeout(ANSWER_LIMIT_MS, () => socket.destroy(new Error('no answer in time')));
    socket.on('data', (part) => (answer += part.toString('latin1')));
    socket.on('error', reject);
    socket.on('close', () => resolve(answer));
  });
}

describe('any request', () => {
  it(
    'gets a known response and nothing outside the site',
    async () => {
      await fc.assert(
        fc.asyncProperty(method, fc.array(piece, { maxLength: 8 }), headers, async (verb, parts, more) => {
          const lines = [
            `${verb} /${parts.join('')} HTTP/1.1`,
            'Host: localhost',
            'Connection: close',
            ...more,
          ];
          const answer = await ask(`${lines.join('\r\n')}\r\n\r\n`);
          expect(KNOWN_STATUS).toContain(Number(/^HTTP\/1\.1 (\d+)/.exec(answer)?.[1]));
          expect(answer).not.toContain(SECRET);
          expect(answer).not.toContain('evil.example');
          expect(answer).not.toMatch(/^location:/im);
        }),
        fuzz(2000),
      );
      expect(await ask('GET / HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n')).toContain('home');
    },
    FUZZ_TIMEOUT_MS,
  );
});
