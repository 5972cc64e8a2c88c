import type { ServerResponse } from 'node:http';

const DRIP_MS = 50;

/** A list of 10 MB that no caller expects. */
export const HUGE = JSON.stringify({ results: [{ hits: Array(1_000_000).fill({ a: 1 }) }] });

/** Starts an answer that never ends. */
export function sendForever(response: ServerResponse): void {
  response.writeHead(200, { 'content-type': 'application/json' }).write('{');
  const timer = setInterval(() => response.write(' '), DRIP_MS);
  response.on('close', () => clearInterval(timer));
}
