import { formatProblems, summarizeProblems, type ContentProblem } from '../problem';

function problem(overrides: Partial<ContentProblem>): ContentProblem {
  return {
    file: 'content/en/a.md',
    line: 1,
    severity: 'error',
    code: 'parse',
    values: { at: ': <B>', advice: 'fix it' },
    ...overrides,
  };
}

describe('formatProblems', () => {
  it('prints location, problem and fix, sorted by file and line', () => {
    const problems = [
      problem({ line: 12, code: 'dead-link', values: { href: './b.md', meant: './c.md' } }),
      problem({ line: 2 }),
      problem({ file: 'content/en/Z.md', severity: 'warning' }),
    ];
    expect(formatProblems(problems)).toEqual([
      'content/en/Z.md:1: warning: the text cannot be parsed: <B>, fix it; the rest of the page is not checked until then',
      'content/en/a.md:2: the text cannot be parsed: <B>, fix it; the rest of the page is not checked until then',
      'content/en/a.md:12: link to "./b.md" is broken, did you mean "./c.md"?',
    ]);
  });
});

it('shows signs that would break or color the line of a problem', () => {
  const file = 'content/en/a\nb.md';
  const [line] = formatProblems([
    problem({ file, code: 'dead-link', values: { href: '\u001B[31m\u202Ex' } }),
  ]);
  expect(line).toBe(
    'content/en/aU+000Ab.md:1: link to "U+001B[31mU+202Ex" is broken, correct the path or remove the link',
  );
});

describe('summarizeProblems', () => {
  const many = Array.from({ length: 13 }, (_, line) =>
    problem({ line: line + 1, severity: 'warning', code: 'same-order' }),
  );

  it('lists every error, and the first warnings of each kind', () => {
    const { errors, warnings, summary } = summarizeProblems([
      ...many,
      problem({}),
      problem({ severity: 'style', code: 'missing-alt' }),
    ]);
    expect(errors).toHaveLength(1);
    expect(warnings).toHaveLength(12);
    expect(warnings).toContain('… and 3 more of "same-order"');
    expect(summary).toBe('1 error, 14 warnings');
  });

  it('prints one line per house rule, with the number of its places', () => {
    const places = many.map((each): ContentProblem => ({
      ...each,
      severity: 'style',
      code: 'no-description',
    }));
    expect(summarizeProblems(places).warnings).toEqual([
      'content/en/a.md:1: warning: the page has no description, add "description: …" to the front matter: one sentence, what question the page answers (and 12 more of the house rule "no-description")',
    ]);
    expect(summarizeProblems(places, true).warnings).toHaveLength(13);
  });

  it('prints nothing without problems', () => {
    expect(summarizeProblems([])).toEqual({ errors: [], warnings: [], summary: '0 errors, 0 warnings' });
  });
});
