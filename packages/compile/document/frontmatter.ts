import { isMap, isScalar, isSeq, LineCounter, parseDocument, type Pair } from 'yaml';
import {
  checkField,
  type ContentProblem,
  type Frontmatter,
  holdsText,
  isField,
  kindOf,
  report,
} from '@idmp/model';

/** Front matter and body of a file. */
export interface SplitDocument {
  frontmatter: Frontmatter;
  /** Line of each known field, also of one with a wrong value. */
  fieldLines: Record<string, number>;
  /** Text below the front matter, with its original line numbers. */
  body: string;
  /** Where the YAML begins and ends in the file. */
  span?: readonly [start: number, end: number];
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
/** Front matter that does not begin in the first line. */
const LATE_OPENING = /^\s*\n---[ \t]*\n[\w-]+[ \t]*[:：]/;

/** Slips that explain why the front matter is not valid YAML. */
const FIELD_SLIPS: readonly {
  pattern: RegExp;
  code: `front-matter-syntax.${'bracket' | 'colon' | 'quote'}`;
}[] = [
  { pattern: /^([\w-]+)(?:[ \t]*：|:(?=[^\s/]))/m, code: 'front-matter-syntax.colon' },
  { pattern: /^([\w-]+):[ \t]*(["'])(?!.*\2[ \t]*(?:#.*)?$)/m, code: 'front-matter-syntax.quote' },
  { pattern: /^([\w-]+):[ \t]*[[{](?!.*[\]}])/m, code: 'front-matter-syntax.bracket' },
];

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
  if (!opening && LATE_OPENING.test(raw)) {
    const problem = report('front-matter-syntax.first-line', { file, line: 1 });
    return { ...result, body: '', problems: [problem] };
  }
  if (!opening) return result;
  const start = opening[0].length - 1;
  CLOSING.lastIndex = start;
  const closing = CLOSING.exec(raw);
  const language = opening[1]?.trim().toLowerCase();
  if (!closing) {
    if (!language && !FIRST_FIELD.test(raw.slice(opening[0].length))) return result;
    const problem = report('open-front-matter', { file, line: 1 });
    return { ...result, body: '', problems: [problem] };
  }
  const end = closing.index + closing[0].length;
  result.body = raw.slice(0, end).replace(/[^\n]/g, '') + raw.slice(end);
  if (language && language !== 'yaml') {
    return { ...result, problems: [report('front-matter-language', { file, line: 1 }, { language })] };
  }
  result.span = [opening[0].length, closing.index + 1];
  readFields(file, raw.slice(...result.span), result);
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
    const slip = slipIn(yaml);
    const indented = INDENT_ERRORS.has(error.code) ? INDENTED_FIELD.exec(yaml) : null;
    const place = { file, line: lineAt(slip?.index ?? indented?.index ?? error.pos[0]) };
    result.problems.push(
      slip
        ? report(slip.code, place, { name: slip.name })
        : error.code === 'DUPLICATE_KEY'
          ? report('front-matter-syntax.twice', place)
          : error.code === 'TAB_AS_INDENT'
            ? report('front-matter-syntax.tab', place)
            : indented
              ? report('front-matter-syntax.indented', place, { name: indented[1] })
              : report('front-matter-syntax', place),
    );
  }
  if (errors.length > 0 || document.contents === null) return;
  if (!isMap(document.contents)) {
    const slip = slipIn(yaml);
    const place = { file, line: lineAt(slip?.index ?? 0) };
    result.problems.push(
      slip ? report(slip.code, place, { name: slip.name }) : report('front-matter-syntax.fields', place),
    );
    return;
  }
  for (const pair of document.contents.items) {
    const name = isScalar(pair.key) ? String(pair.key.value) : String(pair.key);
    const line = isScalar(pair.key) && pair.key.range ? lineAt(pair.key.range[0]) : 2;
    const value = valueOf(pair, name);
    if (isField(name)) result.fieldLines[name] = line;
    const broken = brokenItem(pair, yaml);
    if (broken !== undefined) {
      result.fieldProblems.push(report('wrong-type.item', { file, line: lineAt(broken) }));
      continue;
    }
    const found = checkField(name, value);
    if (found) result.fieldProblems.push(report(found.code, { file, line }, found.values));
    // A text that is not of one line is there, so that nothing else reports it as missing.
    if (!found || kindOf(found.code) === 'one-line') Object.assign(result.frontmatter, { [name]: value });
  }
}

/** The first slip in front matter that is not valid YAML. */
function slipIn(yaml: string) {
  for (const { pattern, code } of FIELD_SLIPS) {
    const found = pattern.exec(yaml);
    if (found) return { index: found.index, code, name: found[1] };
  }
  return undefined;
}

/** Where an item of a list goes on in the next line, as one does that is indented further. */
function brokenItem({ value }: Pair, yaml: string): number | undefined {
  for (const item of isSeq(value) ? value.items : []) {
    if (!isScalar(item) || item.type !== 'PLAIN' || !item.range) continue;
    const [start, end] = item.range;
    const lineEnd = yaml.slice(start, end).indexOf('\n');
    if (lineEnd >= 0) return start + lineEnd + 1;
  }
  return undefined;
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
