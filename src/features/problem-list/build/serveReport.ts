import fs from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';

/** Answers with the latest report of problems, also while the bundler still works on what was saved. */
export function serveReport(file: string): (request: IncomingMessage, response: ServerResponse) => void {
  return (_request, response) => {
    response.setHeader('Cache-Control', 'no-store');
    const text = fs.existsSync(file) ? fs.readFileSync(file, 'utf8') : '';
    // There is no report before the first pages are made.
    response.statusCode = text === '' ? 204 : 200;
    response.setHeader('Content-Type', 'application/json; charset=utf-8');
    response.end(text);
  };
}
