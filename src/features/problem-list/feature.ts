import type { BuildFeature } from '../../build/buildFeature';
import { serveReport } from './build/serveReport';
import { REPORT_ADDRESS, writerReport } from './model/writerReport';
import { readTexts, writeIfChanged } from '@idmp/files';
import { SITE_DIR } from '../../gatsby/writeSite';
import type { ContentProblem } from '@idmp/model';

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
