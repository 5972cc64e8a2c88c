import http from 'node:http';

export interface Answer {
  status: number;
  headers: http.IncomingHttpHeaders;
  /** Raw, not decompressed. */
  body: Buffer;
}

/** Sends a raw request: no path normalization, no decompression, no redirects. */
export function ask(
  base: string,
  target: string,
  headers: Record<string, string> = {},
  method = 'GET',
): Promise<Answer> {
  const { hostname, port, pathname } = new URL(base);
  const path = pathname.replace(/\/$/, '') + target;
  return new Promise((resolve, reject) => {
    const request = http.request({ hostname, port, path, headers, method, agent: false }, (response) => {
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
