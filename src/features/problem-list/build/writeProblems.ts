import { readTexts, writeIfChanged } from '@idmp/files';
import { SITE_DIR } from '../../../gatsby/writeSite';
import type { ContentProblem } from '@idmp/model';
import { writerReport } from '../model/writerReport';

/** The content problems, in development; relative to the project. */
export const REPORT_FILE = `${SITE_DIR}/problems.json`;

/** Writes the content problems, which the development server shows in the browser. */
export async function writeProblems(problems: readonly ContentProblem[]): Promise<void> {
  const report = writerReport(problems, readTexts('problems'));
  await writeIfChanged(REPORT_FILE, JSON.stringify(report));
}
