import type { BuildFeature } from '../../gatsby/buildFeature';
import { serveReport } from './build/serveReport';
import { REPORT_FILE, writeProblems } from './build/writeProblems';
import { REPORT_ADDRESS } from './model/writerReport';

/** The problems of the content beside the page, in `npm run develop`. */
export const problemList = {
  name: 'problem-list',
  reportSaved: writeProblems,
  developServer(app) {
    app.use(REPORT_ADDRESS, serveReport(REPORT_FILE));
    return Promise.resolve();
  },
} satisfies BuildFeature;
