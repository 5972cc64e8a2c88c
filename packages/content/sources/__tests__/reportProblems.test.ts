import type { ContentProblem } from '@idmp/model';
import { reportProblems } from '../reportProblems';

const problem = (severity: ContentProblem['severity']): ContentProblem => ({
  file: 'a.md',
  line: 1,
  severity,
  code: 'parse',
  values: { at: ': <B>', advice: 'fix it' },
});

function report(problems: ContentProblem[]) {
  const reporter = { warn: jest.fn(), panicOnBuild: jest.fn() };
  reportProblems(problems, reporter);
  return reporter;
}

describe('reportProblems', () => {
  it('prints nothing without problems', () => {
    const { warn, panicOnBuild } = report([]);
    expect(warn).not.toHaveBeenCalled();
    expect(panicOnBuild).not.toHaveBeenCalled();
  });

  it('fails a build once, with all errors', () => {
    const { panicOnBuild } = report([problem('error'), problem('error')]);
    expect(panicOnBuild.mock.calls).toEqual([
      [
        'Content: 2 errors, 0 warnings.\na.md:1: the text cannot be parsed: <B>, fix it; the rest of the page is not checked until then\na.md:1: the text cannot be parsed: <B>, fix it; the rest of the page is not checked until then',
      ],
    ]);
  });

  it('does not fail a build with warnings', () => {
    const { warn, panicOnBuild } = report([problem('warning')]);
    expect(warn.mock.calls).toEqual([
      [
        'Content warnings:\na.md:1: warning: the text cannot be parsed: <B>, fix it; the rest of the page is not checked until then',
      ],
    ]);
    expect(panicOnBuild).not.toHaveBeenCalled();
  });
});
