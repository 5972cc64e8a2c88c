import fs from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { BuildFeature } from '../../build/buildFeature';
import { REPORT_ADDRESS, writerReport } from './model/writerReport';
import { readTexts, writeIfChanged } from '@idmp/files';
import { SITE_DIR } from '../../gatsby/writeSite';
import type { ContentProblem } from '@idmp/model';

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

/** The content problems, in development; relative to the project. */
const REPORT_FILE = `${SITE_DIR}/problems.json`;

/** Writes the content problems, which the development server shows in the browser. */
async function writeProblems(problems: readonly ContentProblem[]): Promise<void> {
  const report = writerReport(problems, readTexts('problems'));
  await writeIfChanged(REPORT_FILE, JSON.stringify(report));
}

/** The problems of the content beside the page, in `npm run develop`. */
export const problemList = {
  name: 'problem-list',
  reportSaved: writeProblems,
  developServer(app) {
    app.use(REPORT_ADDRESS, serveReport(REPORT_FILE));
    return Promise.resolve();
  },
} satisfies BuildFeature;
