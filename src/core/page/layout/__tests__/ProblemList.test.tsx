import { act, render, screen } from '@testing-library/react';
import { writerReport, type ContentProblem } from '../../../model/problem';
import { ProblemList } from '../ProblemList';

const problem = (file: string, severity: ContentProblem['severity']): ContentProblem => ({
  file,
  line: 3,
  severity,
  code: 'dead-link',
  message: 'link to "x" is broken',
  hint: 'correct it',
});

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe('ProblemList', () => {
  const own = 'content/en/a.md';
  const other = 'content/en/b.md';

  it('lists all errors and the warnings of the page, with file and line', () => {
    const report = writerReport([
      problem(own, 'warning'),
      problem(other, 'error'),
      problem(other, 'warning'),
    ]);
    render(<ProblemList report={report} file={own} />);
    expect(screen.getByRole('status').textContent).toBe(
      `${own}:3: warning: link to "x" is broken, correct it\n${other}:3: link to "x" is broken, correct it`,
    );
  });

  it('confirms for five seconds that all problems are fixed', () => {
    const { rerender } = render(<ProblemList report={writerReport([problem(own, 'error')])} file={own} />);
    rerender(<ProblemList report={writerReport([])} file={own} />);
    expect(screen.getByRole('status').textContent).toBe('0 errors, 0 warnings');
    act(() => void jest.advanceTimersByTime(5000));
    expect(screen.queryByRole('status')).toBeNull();
  });

  it('renders nothing without problems', () => {
    render(<ProblemList report={writerReport([problem(other, 'warning')])} file={own} />);
    expect(screen.queryByRole('status')).toBeNull();
  });
});
