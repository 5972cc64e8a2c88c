interface Result {
  status: string;
  errors: { message?: string }[];
}

interface Suite {
  suites?: Suite[];
  specs: { tests: { status: string; results: Result[] }[] }[];
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
  const flaky = suites.flatMap(testsOf).filter(({ status }) => status === 'flaky');
  const crashed = flaky.filter(({ results }) => results.every(isCrashOrPass)).length;
  return {
    passed: stats.expected + crashed,
    failed: stats.unexpected + stats.flaky - crashed + errors.length,
    skipped: stats.skipped,
    crashed,
  };
}

function testsOf({ suites = [], specs }: Suite): Suite['specs'][number]['tests'] {
  return [...specs.flatMap(({ tests }) => tests), ...suites.flatMap(testsOf)];
}

function isCrashOrPass({ status, errors }: Result): boolean {
  return status === 'passed' || errors.some(({ message = '' }) => CRASH.test(message));
}
