import { once } from 'node:events';
import http from 'node:http';
import type { AddressInfo } from 'node:net';

interface Received {
  method: string;
  url: string;
  body: string;
  headers: http.IncomingHttpHeaders;
}

export interface Scripts {
  origin: string;
  received: Received[];
  close(): void;
}

/** A server of scripts that answers as docs/forms.md asks, and keeps what it got. */
export async function startScripts(): Promise<Scripts> {
  const received: Received[] = [];
  const server = http.createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const { method = '', url = '', headers } = request;
      received.push({ method, url, headers, body: Buffer.concat(parts).toString() });
      response.setHeader('Content-Type', 'application/json').end('[{ "status": "success" }]');
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return { received, origin: `http://127.0.0.1:${port}`, close: () => server.close() };
}
