import http from 'node:http';

export interface Answer {
  status: number;
  headers: http.IncomingHttpHeaders;
  /** As sent: still compressed. */
  body: Buffer;
}

/** A request as it is written: the path is not tidied, and the answer is not decompressed or followed. */
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
