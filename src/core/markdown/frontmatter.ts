import { isMap, isScalar, LineCounter, parseDocument, type Pair } from 'yaml';
import { checkField, holdsText, isField } from '../model/frontmatter';
import type { Frontmatter } from '../model/page';
import { fault, type ContentProblem } from '../model/problem';

/** Front matter and body of a file. */
export interface SplitDocument {
  frontmatter: Frontmatter;
  /** Line of each known field, also of one with a wrong value. */
  fieldLines: Record<string, number>;
  /** Text below the front matter, with its original line numbers. */
  body: string;
  /** Problems of the front matter as a whole: it could not be read. */
  problems: ContentProblem[];
  /** Problems of single fields. */
  fieldProblems: ContentProblem[];
}

const OPENING = /^---([^\n-][^\n]*)?(?:\n|$)/;
const CLOSING = /\n---[ \t]*(?:\n|$)/g;
/** Errors of a field that is indented below one with a text. */
const INDENT_ERRORS: ReadonlySet<string> = new Set([
  'BLOCK_AS_IMPLICIT_KEY',
  'MULTILINE_IMPLICIT_KEY',
  'BAD_INDENT',
]);
const INDENTED_FIELD = /^[ \t]+([\w-]+)[ \t]*:(?: |$)/m;
const FIRST_FIELD = /^[\w-]+[ \t]*:/;

/** Splits a file into front matter (YAML, never executed) and body, and checks every field. */
export function splitFrontmatter(file: string, raw: string): SplitDocument {
  const result: SplitDocument = {
    frontmatter: {},
    fieldLines: {},
    body: raw,
    problems: [],
    fieldProblems: [],
  };
  const opening = OPENING.exec(raw);
  if (!opening) return result;
  const start = opening[0].length - 1;
  CLOSING.lastIndex = start;
  const closing = CLOSING.exec(raw);
  const language = opening[1]?.trim().toLowerCase();
  if (!closing) {
    if (!language && !FIRST_FIELD.test(raw.slice(opening[0].length))) return result;
    const hint = 'end it with a line that holds only ---';
    const problem = fault(file, 1, 'open-front-matter', 'the front matter is never closed', hint);
    return { ...result, body: '', problems: [problem] };
  }
  const end = closing.index + closing[0].length;
  result.body = raw.slice(0, end).replace(/[^\n]/g, '') + raw.slice(end);
  if (language && language !== 'yaml') {
    const message = `front matter in "${language}" is not read`;
    const hint = 'write it as YAML between two --- lines';
    return { ...result, problems: [fault(file, 1, 'front-matter-language', message, hint)] };
  }
  readFields(file, raw.slice(opening[0].length, closing.index + 1), result);
  return result;
}

/** Parses YAML that starts at line 2 of the file. */
function readFields(file: string, yaml: string, result: SplitDocument): void {
  const counter = new LineCounter();
  const document = parseDocument(yaml, { lineCounter: counter, prettyErrors: false });
  const lineAt = (offset: number): number => counter.linePos(offset).line + 1;
  // A warning is a tag or directive that the parser does not know.
  const errors = [...document.errors, ...document.warnings];
  // All errors after the first one may follow from it.
  const [error] = errors;
  if (error) {
    const report = (line: number, message: string, hint: string): void =>
      void result.problems.push(fault(file, line, 'front-matter-syntax', message, hint));
    const indented = INDENT_ERRORS.has(error.code) ? INDENTED_FIELD.exec(yaml) : null;
    if (indented)
      report(
        lineAt(indented.index),
        `the field "${indented[1]}" is indented`,
        'begin every field in the first column',
      );
    else
      report(
        lineAt(error.pos[0]),
        `the front matter is not valid YAML: ${error.message}`,
        'quote texts that hold a colon, a hash or a quotation mark',
      );
  }
  if (errors.length > 0 || document.contents === null) return;
  if (!isMap(document.contents)) {
    const hint = 'write one "name: value" on each line';
    const problem = fault(file, 2, 'front-matter-syntax', 'the front matter is not a list of fields', hint);
    result.problems.push(problem);
    return;
  }
  for (const pair of document.contents.items) {
    const name = isScalar(pair.key) ? String(pair.key.value) : String(pair.key);
    const line = isScalar(pair.key) && pair.key.range ? lineAt(pair.key.range[0]) : 2;
    const value = valueOf(pair, name);
    const found = checkField(name, value);
    if (isField(name)) result.fieldLines[name] = line;
    if (found) result.fieldProblems.push(fault(file, line, found.code, found.message, found.hint));
    // A text that is not of one line is there, so that nothing else reports it as missing.
    if (!found || found.code === 'one-line') Object.assign(result.frontmatter, { [name]: value });
  }
}

/** Value of a field; for text fields, numbers stay as written (`title: 1.0`). */
function valueOf(pair: Pair, name: string): unknown {
  const { value } = pair;
  if (isScalar(value)) {
    if (holdsText(name) && typeof value.value === 'number') return value.source ?? String(value.value);
    // Blocks (`|` and `>`) end with a line break.
    return typeof value.value === 'string' ? value.value.trim() : value.value;
  }
  if (value === null) return null;
  const items: unknown = (value as { items?: unknown }).items;
  if (isMap(value) || !Array.isArray(items)) return {};
  return items.map((item: unknown) =>
    isScalar(item) ? (typeof item.value === 'number' ? String(item.value) : item.value) : {},
  );
}
