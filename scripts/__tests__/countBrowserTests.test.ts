import { countBrowserTests, failuresIn, type BrowserReport } from '../countBrowserTests';

const passed = { status: 'passed', errors: [] };
const failedWith = (message: string) => ({ status: 'failed', errors: [{ message }] });

function reportOf(...results: { status: string; errors: { message: string }[] }[]): BrowserReport {
  const tests = [{ status: 'flaky', results }];
  return {
    stats: { expected: 3, unexpected: 1, flaky: 1, skipped: 2 },
    errors: [],
    suites: [{ specs: [], suites: [{ specs: [{ title: 'opens', file: 'menu.spec.ts', line: 7, tests }] }] }],
  };
}

describe('countBrowserTests', () => {
  it('counts a test that passes only on retry as failed', () => {
    const report = reportOf(failedWith('expect(locator).toBeVisible() failed'), passed);
    expect(countBrowserTests(report)).toEqual({ passed: 3, failed: 2, skipped: 2, crashed: 0 });
  });

  it('accepts a retry after a browser crash', () => {
    const report = reportOf(failedWith('Error: page.goto: Page crashed'), passed);
    expect(countBrowserTests(report)).toEqual({ passed: 4, failed: 1, skipped: 2, crashed: 1 });
  });

  it('counts errors outside tests', () => {
    const stats = { expected: 0, unexpected: 0, flaky: 0, skipped: 0 };
    const report = { stats, errors: ['global setup failed'], suites: [] };
    expect(countBrowserTests(report)).toEqual({ passed: 0, failed: 1, skipped: 0, crashed: 0 });
  });
});

describe('failuresIn', () => {
  it('names each test that failed at least once, with its first error', () => {
    const report = reportOf(failedWith('\u001b[31mexpected 1\u001b[39m\nreceived 2'), passed);
    expect(failuresIn(report)).toEqual([
      'e2e/menu.spec.ts:7 opens: failed, then passed\n  expected 1\n  received 2',
    ]);
  });
});
