import { readTexts } from '../../../core/files/readTexts';
import { SITE_DIR } from '../../../core/gatsby/writeSite';
import { writeIfChanged } from '../../../core/files/writeIfChanged';
import { ownValue } from '../../../core/model/plainRecord';
import type { ContentProblem } from '../../../core/model/problem';
import { writerReport } from '../model/writerReport';

/** The content problems, in development; relative to the project. */
export const REPORT_FILE = `${SITE_DIR}/problems.json`;

/** Writes the content problems, which the development server shows in the browser. */
export async function writeProblems(problems: readonly ContentProblem[]): Promise<void> {
  const texts = readTexts('problems');
  const report = writerReport(problems, (locale, key) => ownValue(texts[locale], key) ?? '');
  await writeIfChanged(REPORT_FILE, JSON.stringify(report));
}
