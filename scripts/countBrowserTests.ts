import { stripVTControlCharacters } from 'node:util';

interface Result {
  status: string;
  errors: { message?: string }[];
}

interface Test {
  status: string;
  results: Result[];
}

interface Spec {
  title: string;
  file: string;
  line: number;
  tests: Test[];
}

interface Suite {
  suites?: Suite[];
  specs: Spec[];
}

/** The relevant parts of Playwright's JSON report. */
export interface BrowserReport {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  errors: unknown[];
  suites: Suite[];
}

interface BrowserTally {
  passed: number;
  failed: number;
  /** Tests that need something the machine lacks. */
  skipped: number;
  /** Tests that passed on retry after a browser crash. */
  crashed: number;
}

/** Playwright's errors when the browser process has died. */
const CRASH = /\b(?:Page|Target) crashed\b/;

/** Counts the tests of a run. Flaky tests count as failed, unless only browser crashes caused the retry. */
export function countBrowserTests({ stats, errors, suites }: BrowserReport): BrowserTally {
  const flaky = suites
    .flatMap(specsOf)
    .flatMap(({ tests }) => tests)
    .filter(({ status }) => status === 'flaky');
  const crashed = flaky.filter(({ results }) => results.every(isCrashOrPass)).length;
  return {
    passed: stats.expected + crashed,
    failed: stats.unexpected + stats.flaky - crashed + errors.length,
    skipped: stats.skipped,
    crashed,
  };
}

/** Longest error to repeat, in lines. */
const ERROR_LINES = 8;

/** Place, title and first error of each test that failed at least once, to repeat at the end of a long output. */
export function failuresIn({ suites }: BrowserReport): string[] {
  return suites.flatMap(specsOf).flatMap(({ file, line, title, tests }) =>
    tests
      .filter(({ status }) => status === 'flaky' || status === 'unexpected')
      .map(({ status, results }) => {
        const [message = 'no error'] = results.flatMap(({ errors }) => errors.map((error) => error.message));
        const lines = stripVTControlCharacters(message).split('\n').slice(0, ERROR_LINES);
        const verdict = status === 'flaky' ? 'failed, then passed' : 'failed';
        return [`e2e/${file}:${line} ${title}: ${verdict}`, ...lines.map((text) => `  ${text}`)].join('\n');
      }),
  );
}

function specsOf({ suites = [], specs }: Suite): Spec[] {
  return [...specs, ...suites.flatMap(specsOf)];
}

function isCrashOrPass({ status, errors }: Result): boolean {
  return status === 'passed' || errors.some(({ message = '' }) => CRASH.test(message));
}
