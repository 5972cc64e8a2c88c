import { perLocale, type Locale } from '../../../core/model/locale';
import { byPlace, formatProblems, summarizeProblems, type ContentProblem } from '../../../core/model/problem';

/** Where the development server answers with the report. */
export const REPORT_ADDRESS = '/__problems.json';

/** The report that the development server shows next to the page, same as in the terminal. */
export interface WriterReport {
  /** For example `2 errors, 1 warning`. */
  summary: string;
  problems: readonly { file: string; isError: boolean; text: string; name: PerLocale }[];
  /** What the page says when all problems are fixed. */
  none: PerLocale;
}

type PerLocale = Readonly<Record<Locale, string>>;

/** Formats the report for the browser; `textOf` returns a UI text, as problems themselves are in English. */
export function writerReport(
  problems: readonly ContentProblem[],
  textOf: (locale: Locale, key: string) => string,
): WriterReport {
  const written = [...problems].sort(byPlace).map((problem) => ({
    file: problem.file,
    isError: problem.severity === 'error',
    text: formatProblems([problem]).join(),
    name: perLocale((locale) => textOf(locale, `problem.${problem.code}`)),
  }));
  const none = perLocale((locale) => textOf(locale, 'problem.none'));
  return { summary: summarizeProblems(problems).summary, problems: written, none };
}
