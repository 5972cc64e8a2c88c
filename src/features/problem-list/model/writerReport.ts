import {
  byPlace,
  type ContentProblem,
  formatProblem,
  type Locale,
  ownValue,
  perLocale,
  summarizeProblems,
} from '@idmp/model';

/** Where the development server answers with the report. */
export const REPORT_ADDRESS = '/__problems.json';

/** The report that the development server shows next to the page, same as in the terminal. */
export interface WriterReport {
  /** For example `2 errors, 1 warning`. */
  summary: string;
  problems: readonly { file: string; isError: boolean; text: PerLocale }[];
  /** What the page says when all problems are fixed. */
  none: PerLocale;
}

type PerLocale = Readonly<Record<Locale, string>>;
/** `locales/<language>/problems.json` in each language. */
type Texts = Readonly<Record<Locale, Readonly<Record<string, string>>>>;

/** Formats the report for the browser, in the language of the page. */
export function writerReport(problems: readonly ContentProblem[], texts: Texts): WriterReport {
  const written = [...problems].sort(byPlace).map((problem) => ({
    file: problem.file,
    isError: problem.severity === 'error',
    text: perLocale((locale) => formatProblem(problem, texts[locale])),
  }));
  const none = perLocale((locale) => ownValue(texts[locale], 'none') ?? '');
  return { summary: summarizeProblems(problems).summary, problems: written, none };
}
