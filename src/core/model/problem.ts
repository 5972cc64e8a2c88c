import { groupBy } from './groupBy';
import { isHouseRule } from './houseRules';

/** Names of all checks; each has a text in `locales/`. */
export const PROBLEM_CODES = [
  'absolute-link',
  'address',
  'alias',
  'attribute',
  'card',
  'cards-content',
  'category-file',
  'changelog',
  'code-differs',
  'compile',
  'conflict',
  'counterpart-address',
  'damaged-image',
  'dead-anchor',
  'dead-link',
  'diagram',
  'download-differs',
  'duplicate-address',
  'duplicate-id',
  'empty-cards',
  'empty-changelog',
  'empty-heading',
  'empty-hero',
  'empty-tabs',
  'export',
  'expression',
  'fence-language',
  'file-name',
  'foreign-component',
  'front-matter-language',
  'front-matter-syntax',
  'gap',
  'han-latin-space',
  'heading-ids',
  'heading-level',
  'help',
  'icon',
  'include-cycle',
  'interface-text',
  'link-scheme',
  'literal-emphasis',
  'lost-address',
  'lost-cell',
  'lost-document',
  'markdown-text',
  'missing-alt',
  'missing-image',
  'missing-partial',
  'mixed-indent',
  'navbar-item',
  'nesting',
  'new-address',
  'no-counterpart',
  'no-description',
  'no-node',
  'no-title',
  'not-utf8',
  'one-line',
  'open-admonition',
  'open-fence',
  'open-front-matter',
  'other-language',
  'packages',
  'page-list',
  'parse',
  'prose-tic',
  'punctuation',
  'question',
  'question-text',
  'refused-element',
  'refused-file',
  'remote-file',
  'remote-image',
  'reserved-id',
  'reviews',
  'same-order',
  'sample',
  'second-h1',
  'sidebar-item',
  'site-data',
  'stray-area',
  'stray-card',
  'stray-tab',
  'style-attribute',
  'tab-value',
  'table-rule',
  'tabs-content',
  'template-text',
  'term',
  'thesaurus',
  'too-large',
  'too-many-includes',
  'unknown-admonition',
  'unknown-component',
  'unknown-element',
  'unknown-field',
  'unknown-value',
  'unreadable-image',
  'unused-download',
  'unused-image',
  'unused-partial',
  'word-list',
  'wrong-type',
] as const;

/** Name of a check. */
export type ProblemCode = (typeof PROBLEM_CODES)[number];

export type Severity = 'error' | 'warning';

/** An error or warning in the content. */
export interface ContentProblem {
  /** Path relative to the project, for example `content/en/02-intro.md`. */
  file: string;
  /** Line, counted from 1. */
  line: number;
  severity: Severity;
  code: ProblemCode;
  /** What is wrong. */
  message: string;
  /** What to do. */
  hint: string;
}

/** An error, its parts in the order in which they are printed. */
export function fault(
  file: string,
  line: number,
  code: ProblemCode,
  message: string,
  hint: string,
): ContentProblem {
  return { file, line, severity: 'error', code, message, hint };
}

/** Like `fault`, for what does not stop the build. */
export function warning(...parts: Parameters<typeof fault>): ContentProblem {
  return { ...fault(...parts), severity: 'warning' };
}

/** One line per problem, sorted by file and line: `file:line: what is wrong, what to do`. */
export function formatProblems(problems: readonly ContentProblem[]): string[] {
  return [...problems]
    .sort(byPlace)
    .map((p) => `${p.file}:${p.line}: ${p.severity === 'warning' ? 'warning: ' : ''}${p.message}, ${p.hint}`);
}

/** Maximum number of warnings listed per kind; the rest is counted. */
const WARNINGS_PER_KIND = 10;

/** Formats the report for the terminal: all errors, the first warnings of each kind, and the counts. */
export interface ProblemSummary {
  errors: string[];
  warnings: string[];
  /** For example `2 errors, 1 warning`. */
  summary: string;
}

/** Sorts problems into lines to print; `all` lists every warning. */
export function summarizeProblems(problems: readonly ContentProblem[], all = false): ProblemSummary {
  const errors = problems.filter(({ severity }) => severity === 'error');
  const warnings = problems.filter(({ severity }) => severity === 'warning');
  const kinds = [...groupBy(warnings, ({ code }) => code)].map(
    ([code, kind]) => [code, [...kind].sort(byPlace)] as const,
  );
  const shown = kinds.flatMap(([code, kind]) =>
    all ? kind : isHouseRule(code) ? inOneLine(code, kind) : kind.slice(0, WARNINGS_PER_KIND),
  );
  const hidden = kinds.filter(
    ([code, kind]) => !all && !isHouseRule(code) && kind.length > WARNINGS_PER_KIND,
  );
  return {
    errors: formatProblems(errors),
    warnings: [
      ...formatProblems(shown),
      ...hidden.map(([code, kind]) => `… and ${kind.length - WARNINGS_PER_KIND} more of "${code}"`),
    ],
    summary: `${count(errors.length, 'error')}, ${count(warnings.length, 'warning')}`,
  };
}

/** The first problem of a house rule, with the number of the others. */
function inOneLine(code: ProblemCode, [first, ...others]: readonly ContentProblem[]): ContentProblem[] {
  if (!first) return [];
  const rest = others.length > 0 ? ` (and ${others.length} more of the house rule "${code}")` : '';
  return [{ ...first, hint: first.hint + rest }];
}

/** Compares by file and line, then by kind and text. */
export function byPlace(a: ContentProblem, b: ContentProblem): number {
  return (
    compareTexts(a.file, b.file) ||
    a.line - b.line ||
    compareTexts(a.code, b.code) ||
    compareTexts(a.message, b.message)
  );
}

/** Compares by code units: the same order on every machine. */
function compareTexts(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

function count(number: number, noun: string): string {
  return `${number} ${noun}${number === 1 ? '' : 's'}`;
}
