import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { guardDevelopServer, isOwnRequest } from '../guardDevelopServer';

const emit = Object.getOwnPropertyDescriptor(http.Server.prototype, 'emit');
let server: http.Server;

beforeAll(async () => {
  guardDevelopServer([]);
  server = http.createServer((_request, response) => {
    response.setHeader('Access-Control-Allow-Origin', '*');
    response.setHeader('X-Own', '1');
    response.end('draft');
  });
  server.on('upgrade', (_request, socket) => socket.end('HTTP/1.1 400 Bad Request\r\n\r\n'));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterAll(() => {
  server.close();
  if (emit) Object.defineProperty(http.Server.prototype, 'emit', emit);
  else Reflect.deleteProperty(http.Server.prototype, 'emit');
});

function ask(
  headers: Record<string, string>,
  path = '/',
): Promise<{ status?: number; headers: http.IncomingHttpHeaders; body: string }> {
  const { port } = server.address() as AddressInfo;
  return new Promise((resolve, reject) => {
    http
      .get({ port, host: '127.0.0.1', path, headers, agent: false }, (response) => {
        let body = '';
        response.on('data', (part: Buffer) => (body += part.toString()));
        response.on('end', () => {
          const status = response.statusCode;
          resolve({ ...(status !== undefined && { status }), headers: response.headers, body });
        });
      })
      .on('error', reject);
  });
}

describe('guardDevelopServer', () => {
  it('answers localhost, and no other origin can read the response', async () => {
    const { status, headers, body } = await ask({ Host: 'localhost:8000', Origin: 'http://localhost:8000' });
    expect([status, body]).toEqual([200, 'draft']);
    expect(headers).toMatchObject({ 'x-own': '1' });
    expect(headers).not.toHaveProperty('access-control-allow-origin');
  });

  it.each([
    ['a name that leads here', { Host: 'evil.example' }],
    ['a page elsewhere', { Host: 'localhost:8000', Origin: 'https://evil.example' }],
    ['a page without an origin', { Host: 'localhost:8000', Origin: 'null' }],
  ])('refuses %s', async (_what, headers) => {
    const { status, body } = await ask(headers);
    expect(status).toBe(403);
    expect(body).not.toContain('draft');
  });

  it.each(['/__file-code-frame?filePath[]=x', '/_Gatsby/file/a/b.txt?u=http://127.0.0.1:9/'])(
    'refuses %s, which would end the process',
    async (path) => {
      const { status, body } = await ask({ Host: 'localhost' }, path);
      expect([status, body]).toEqual([403, expect.not.stringContaining('draft')]);
    },
  );

  it('ends a socket that a page elsewhere opens', async () => {
    const headers = {
      Host: 'localhost',
      Origin: 'https://evil.example',
      Connection: 'Upgrade',
      Upgrade: 'websocket',
    };
    await expect(ask(headers)).rejects.toThrow(/hang up|reset/i);
  });
});

describe('isOwnRequest', () => {
  it('lets pages elsewhere link to pages, and reach nothing else', () => {
    const isOwn = (url: string, mode: string, site = 'cross-site'): boolean =>
      isOwnRequest(
        { url, headers: { host: 'localhost:8000', 'sec-fetch-site': site, 'sec-fetch-mode': mode } },
        [],
      );
    const editor = '/__open-stack-frame-in-editor?fileName=a.md';
    expect([isOwn('/en/intro', 'navigate'), isOwn(editor, 'cors', 'same-origin')]).toEqual([true, true]);
    expect([isOwn(editor, 'no-cors'), isOwn(editor, 'navigate'), isOwn('/', 'no-cors')]).toEqual([
      false,
      false,
      false,
    ]);
  });

  it('knows the names of this machine only', () => {
    const hosts = ['localhost', 'LOCALHOST:8000', '127.0.0.1:80', '[::1]:8000', 'docs.localhost'];
    expect(hosts.every((host) => isOwnRequest({ headers: { host } }, []))).toBe(true);
    const others = [
      '',
      'localhost.evil.example',
      '127.0.0.1.evil.example',
      'evil',
      '10.0.0.1',
      'localhost@evil',
    ];
    expect(others.some((host) => isOwnRequest({ headers: { host } }, []))).toBe(false);
  });

  it('knows the names of the settings, with any port', () => {
    const isOwn = (host: string, origin?: string): boolean =>
      isOwnRequest({ headers: { host, ...(origin && { origin }) } }, ['devbox.example.com']);
    expect(isOwn('devbox.example.com')).toBe(true);
    expect(isOwn('Devbox.example.com:8000', 'http://devbox.example.com:8000')).toBe(true);
    expect(isOwn('devbox.example.com:8000', 'https://evil.example')).toBe(false);
    expect(isOwn('x.devbox.example.com')).toBe(false);
  });
});
