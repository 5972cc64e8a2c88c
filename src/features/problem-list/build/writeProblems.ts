import type { IncomingMessage, ServerResponse } from 'node:http';
import { readTexts, readTextFile, writeIfChanged } from '@idmp/files';
import type { ContentProblem } from '@idmp/model';
import { SITE_DIR } from '../../../settings/siteFiles';
import { writerReport } from '../model/writerReport';

/** The content problems, in development; relative to the project. */
const REPORT_FILE = `${SITE_DIR}/problems.json`;

/** Writes the content problems, which the development server shows in the browser. */
export async function writeProblems(problems: readonly ContentProblem[]): Promise<void> {
  await writeIfChanged(REPORT_FILE, JSON.stringify(writerReport(problems, readTexts('problems'))));
}

/** Answers with the latest report of problems, also while the bundler still works on what was saved. */
export function serveProblems(_request: IncomingMessage, response: ServerResponse): void {
  const text = readTextFile('.', REPORT_FILE);
  response.setHeader('Cache-Control', 'no-store');
  // There is no report before the first pages are made.
  response.statusCode = text === undefined ? 204 : 200;
  response.setHeader('Content-Type', 'application/json; charset=utf-8');
  response.end(text);
}
