import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { Visitor } from '../Visitor';

let server: http.Server;
let origin = '';
let requests: string[] = [];

beforeEach(async () => {
  requests = [];
  server = http.createServer((request, response) => {
    requests.push(request.url ?? '');
    if (request.url === '/broken') request.destroy();
    else response.writeHead(request.url === '/moved' ? 301 : 200, { Location: '/' }).end('text');
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterEach(
  () =>
    new Promise((resolve) => {
      server.close(resolve);
      server.closeAllConnections();
    }),
);

describe('Visitor', () => {
  it('requests each address once, ignoring the fragment', async () => {
    const visitor = new Visitor(4);
    await Promise.all([visitor.ask(`${origin}/a`), visitor.ask(`${origin}/a#x`), visitor.ask(`${origin}/b`)]);
    expect([requests.sort(), visitor.asked]).toEqual([['/a', '/b'], 2]);
  });

  it('does not follow redirects', async () => {
    const { status, headers } = await new Visitor(1).ask(`${origin}/moved`);
    expect([status, headers.get('location')]).toEqual([301, '/']);
  });

  it('retries, then reports why there is no response', async () => {
    const { status, failure } = await new Visitor(1).ask(`${origin}/broken`);
    expect([status, failure, requests.length]).toEqual([0, expect.stringMatching(/^does not answer: \S/), 3]);
  });

  it.each([
    ['br', gzipSync(brotliCompressSync('<p>Page</p>'))],
    ['gzip', gzipSync(gzipSync('<p>Page</p>'))],
    ['gzip', Buffer.from('<p>Page</p>')],
  ])('tells a host that compresses twice from one that does not answer: %s', async (coding, body) => {
    server.removeAllListeners('request');
    server.on('request', (_, response: http.ServerResponse) =>
      response.writeHead(200, { 'Content-Type': 'text/html', 'Content-Encoding': coding }).end(body),
    );
    const { status, failure } = await new Visitor(1).ask(`${origin}/`);
    expect(status).toBe(0);
    expect(failure).toContain(
      `sends a body that is not what "Content-Encoding: ${coding}" promises (compressed twice?)`,
    );
  });
});
