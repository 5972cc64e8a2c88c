import { readFileSync } from 'node:fs';
import { act, render, screen } from '@testing-library/react';
import { type ContentProblem, type Locale, perLocale } from '@idmp/model';
import { writerReport, type WriterReport } from '../../model/writerReport';
import { ProblemList } from '../WriterNotice';

const texts = perLocale(
  (locale) => JSON.parse(readFileSync(`locales/${locale}/problems.json`, 'utf8')) as Record<string, string>,
);
const reportOf = (...problems: ContentProblem[]): WriterReport => writerReport(problems, texts);

const problem = (file: string, severity: ContentProblem['severity']): ContentProblem => ({
  file,
  line: 3,
  severity,
  code: 'dead-link',
  values: { href: 'x' },
});

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe('ProblemList', () => {
  const own = 'content/en/a.md';
  const other = 'content/en/b.md';
  const show = (report: WriterReport, locale: Locale = 'en') =>
    render(<ProblemList report={report} file={own} locale={locale} />);

  it('lists all errors and the warnings of the page, with file and line', () => {
    show(reportOf(problem(own, 'warning'), problem(other, 'error'), problem(other, 'warning')));
    expect(screen.getByRole('status').textContent).toBe(
      `${own}:3: warning: link to "x" is broken, correct the path or remove the link\n${other}:3: link to "x" is broken, correct the path or remove the link\n`,
    );
  });

  it('says what is wrong in the language of the page', () => {
    show(reportOf(problem(own, 'error')), 'zh-Hans');
    const status = screen.getByRole('status');
    expect(status.textContent).toBe(`${own}:3: 链接“x”已失效, 更正路径或删除该链接\n`);
    expect(status.lang).toBe('zh-Hans');
  });

  it.each([
    ['en', 'No problems are left.'],
    ['zh-Hans', '问题已全部解决。'],
  ] as const)('confirms for five seconds that all problems are fixed, in %s', (locale, text) => {
    const { rerender } = show(reportOf(problem(own, 'error')), locale);
    rerender(<ProblemList report={reportOf()} file={own} locale={locale} />);
    expect(screen.getByRole('status').textContent).toBe(text);
    act(() => void jest.advanceTimersByTime(5000));
    expect(screen.queryByRole('status')).toBeNull();
  });

  it('renders nothing without problems', () => {
    show(reportOf(problem(other, 'warning')));
    expect(screen.queryByRole('status')).toBeNull();
  });
});
