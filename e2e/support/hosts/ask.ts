import http from 'node:http';

export interface Answer {
  status: number;
  headers: http.IncomingHttpHeaders;
  /** Raw, not decompressed. */
  body: Buffer;
}

/** Headers that hosts may send as several lines. */
const REPEATABLE: readonly string[] = ['vary'];

/**
 * Sends a raw request: no path normalization, no decompression, no redirects. Rejects if the response has a header
 * twice: Node keeps one of two `Location` lines, with which browsers refuse the response.
 */
export function ask(
  base: string,
  target: string,
  headers: Record<string, string> = {},
  method = 'GET',
  sent?: Buffer,
): Promise<Answer> {
  const { hostname, port, pathname } = new URL(base);
  const path = pathname.replace(/\/$/, '') + target;
  return new Promise((resolve, reject) => {
    const request = http.request({ hostname, port, path, headers, method, agent: false }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('end', () => {
        const twice = repeatedHeaders(response.rawHeaders);
        if (twice.length > 0) reject(new Error(`${method} ${path} has several ${twice.join(', ')}.`));
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(parts) });
      });
    });
    request.on('error', reject);
    request.end(sent);
  });
}

/** Names of the headers with several lines, of a list of names and values in turns. */
function repeatedHeaders(raw: readonly string[]): string[] {
  const names = raw.filter((_, index) => index % 2 === 0).map((name) => name.toLowerCase());
  return names.filter((name, index) => names.indexOf(name) !== index && !REPEATABLE.includes(name));
}
