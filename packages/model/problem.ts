import english from '../../locales/en/problems.json';
import { formatMessage } from './text';
import { groupBy } from './groupBy';
import type { SourcePlace } from './places';
import { ownValue } from './plainRecord';

type TextKey = keyof typeof english;
type PhraseOf<Key> = Key extends `phrase.${infer Name}` ? Name : never;
type CodeOf<Key> = Key extends `${infer Code}.hint` ? Code : never;

/** A part of a text, which stands in the place of a value. */
export type Phrase = PhraseOf<TextKey>;
/** What is wrong: the name of a check, or of one of its cases (`kind.case`). Each has a text and a hint in `locales/`. */
export type ProblemCode = CodeOf<TextKey> & TextKey;

/** A phrase with what fills it. */
export interface PhraseValue {
  phrase: Phrase;
  values?: ProblemValues;
}

type Value = string | number | readonly string[] | PhraseValue;
/** What fills the placeholders of a text; a value for `meant` makes the hint a question. */
export type ProblemValues = Readonly<Record<string, Value | undefined>>;

/** `style` is a warning of a house rule, which a content switches on. */
export type Severity = 'error' | 'warning' | 'style';

/** What is wrong, without a place. */
export interface Finding<Code extends ProblemCode = ProblemCode> {
  code: Code;
  values?: ProblemValues;
}

/** An error or warning in the content. */
export interface ContentProblem extends SourcePlace, Finding {
  severity: Severity;
}

/** The check that a code belongs to: `dead-link` for `dead-link.draft`. */
export const kindOf = (code: string): string => code.replace(/\..*/, '');

type Texts = Readonly<Record<string, string>>;

/** Text of a problem in a language: what is wrong, and what to do. */
export function describeProblem(
  { code, values = {} }: Finding,
  texts: Texts = english,
): { message: string; hint: string } {
  const hint = values['meant'] ? 'did-you-mean' : `${code}.hint`;
  return { message: fill(code, values, texts), hint: fill(hint, values, texts) };
}

/** Text of a phrase in English. */
export const describePhrase = ({ phrase, values = {} }: PhraseValue): string =>
  fill(`phrase.${phrase}`, values, english);

function fill(key: string, values: ProblemValues, texts: Texts): string {
  const shown = Object.entries(values).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, textOf(value, texts)] as const],
  );
  return formatMessage(ownValue(texts, key) ?? key, Object.fromEntries(shown));
}

function textOf(value: Value, texts: Texts): string {
  if (typeof value !== 'object') return String(value);
  return 'phrase' in value ? fill(`phrase.${value.phrase}`, value.values ?? {}, texts) : value.join(', ');
}

/** One line per problem, sorted by file and line: `file:line: what is wrong, what to do`. */
export function formatProblems(problems: readonly ContentProblem[]): string[] {
  return [...problems].sort(byPlace).map((problem) => formatProblem(problem));
}

/** Signs of a text from elsewhere that break the line, color the terminal, or turn the order of what follows. */
const UNSEEN = /[\p{Cc}\u061C\u200E\u200F\u2028-\u202E\u2066-\u2069]/gu;

/** `file:line: what is wrong, what to do`, in the language of the texts. */
export function formatProblem(problem: ContentProblem, texts?: Texts): string {
  const { message, hint } = describeProblem(problem, texts);
  const kind = problem.severity === 'error' ? '' : 'warning: ';
  return `${problem.file}:${problem.line}: ${kind}${message}, ${hint}`.replace(UNSEEN, (sign) => {
    const code = sign.codePointAt(0) ?? 0;
    return `U+${code.toString(16).toUpperCase().padStart(4, '0')}`;
  });
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
  const warnings = problems.filter(({ severity }) => severity !== 'error');
  const kinds = [...groupBy(warnings, ({ code }) => kindOf(code))];
  return {
    errors: formatProblems(errors),
    warnings: all ? formatProblems(warnings) : kinds.flatMap(([kind, found]) => firstOf(kind, found)),
    summary: `${count(errors.length, 'error')}, ${count(warnings.length, 'warning')}`,
  };
}

/** The first warnings of a kind, of a house rule one, and how many there are more. */
function firstOf(kind: string, found: readonly ContentProblem[]): string[] {
  const [first = '', ...others] = formatProblems(found);
  const isRule = found.some(({ severity }) => severity === 'style');
  if (isRule && others.length > 0)
    return [`${first} (and ${others.length} more of the house rule "${kind}")`];
  const shown = [first, ...others].slice(0, WARNINGS_PER_KIND);
  const rest = found.length - shown.length;
  return rest > 0 ? [...shown, `… and ${rest} more of "${kind}"`] : shown;
}

/** Compares by file and line, then by kind and text. */
export function byPlace(a: ContentProblem, b: ContentProblem): number {
  return (
    compareTexts(a.file, b.file) ||
    a.line - b.line ||
    compareTexts(kindOf(a.code), kindOf(b.code)) ||
    compareTexts(describeProblem(a).message, describeProblem(b).message)
  );
}

/** Compares by code units: the same order on every machine. */
function compareTexts(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

function count(number: number, noun: string): string {
  return `${number} ${noun}${number === 1 ? '' : 's'}`;
}
