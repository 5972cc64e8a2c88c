import { type ContentProblem, report, type ProblemCode } from '@idmp/model';
import { DOWNLOADS_DIR, readTextFile } from '@idmp/files';
import { mapOutsideFences } from './fences';
import { atLine, type CompileContext } from './context';

const SIDE = /^(?:<{7}|>{7}|\|{7})(?:\s|$)/;
const MIDDLE = /^={7}\s*$/;

const LISTS = /\.(?:json|ya?ml|txt|csv|py|sh)$/i;
/** What stands in a text that was read as UTF-8 and is none. */
const FOREIGN = /[\0\uFFFD]/;

/** Reports lists, texts and downloads with merge conflicts or another encoding; documents are checked when they are compiled. */
export function checkFiles(root: string, files: readonly string[]): ContentProblem[] {
  return files
    .filter((file) => LISTS.test(file))
    .flatMap((file) => {
      const text = readTextFile(root, file) ?? '';
      // A download may have any encoding.
      const foreign = file.startsWith(`${DOWNLOADS_DIR}/`) ? -1 : text.search(FOREIGN);
      if (foreign < 0) return conflictOf(file, text) ?? [];
      return report('not-utf8', { file, line: text.slice(0, foreign).split('\n').length });
    });
}

/** The first mark that a merge conflict left in a text. */
export function conflictOf(file: string, text: string): ContentProblem | undefined {
  const lines = text.split('\n');
  const side = lines.findIndex((line) => SIDE.test(line));
  const middle = side < 0 && /\.mdx?$/.test(file) ? proseLine(text, MIDDLE) : -1;
  const index = Math.max(side, middle);
  if (index < 0) return undefined;
  return report('conflict', { file, line: index + 1 }, { mark: lines[index]?.trimEnd() ?? '' });
}

/** Index of the first line outside of code blocks that matches; -1 if there is none. */
function proseLine(text: string, pattern: RegExp): number {
  const found = '\0';
  const marked = mapOutsideFences(text, (line) => (pattern.test(line) ? found : line));
  return marked.split('\n').indexOf(found);
}

/** Faults of a whole file, from which its other faults follow. */
const CAUSES: ReadonlySet<string> = new Set(['conflict', 'not-utf8']);

/** Problems without those that follow from a fault of the whole file. */
export function rootCauses(problems: readonly ContentProblem[]): ContentProblem[] {
  const files = new Set(problems.filter(({ code }) => CAUSES.has(code)).map(({ file }) => file));
  return problems.filter(({ code, file }) => CAUSES.has(code) || !files.has(file));
}

const MAX_DEPTH = 30;
const TAB_COLUMNS = 4;
const ADMONITION = /^[ \t>]*:{3,}[ \t]*([a-z])?/i;
/** A thematic break, which opens no block. */
const RULE = /^[ \t>]*([-*_])(?:[ \t]*\1){2,}[ \t]*$/;
/** Marker of a quote, list item or footnote, with surrounding spaces. */
const MARKER = /([ \t]*)(>|(?:[-+*]|\d{1,9}[.)])(?=[ \t]|$)|\[\^[^\]\s]+\]:)[ \t]*/y;

/** Reports blocks nested too deeply, which would take very long to parse. */
export function isNestedTooDeeply(text: string, file: string, context: CompileContext): boolean {
  const lines = text.split('\n');
  return isOver(admonitionDepths(lines), 'nesting.admonitions') || isOver(blockDepths(lines), 'nesting');

  function isOver(depths: Iterable<number>, code: 'nesting' | 'nesting.admonitions'): boolean {
    let line = 0;
    for (const depth of depths) {
      line += 1;
      if (depth <= MAX_DEPTH) continue;
      context.problems.push(report(code, context.placeOf(atLine(line, file)), { max: MAX_DEPTH }));
      return true;
    }
    return false;
  }
}

/** Number of open admonitions after each line. */
function* admonitionDepths(lines: readonly string[]): Generator<number> {
  let depth = 0;
  for (const line of lines) {
    const found = ADMONITION.exec(line);
    if (found) depth = found[1] === undefined ? Math.max(0, depth - 1) : depth + 1;
    yield depth;
  }
}

/** Maximum number of quotes and list items that each line is nested in; items stay open for indented lines below them. */
function* blockDepths(lines: readonly string[]): Generator<number> {
  /** Content column of each open item. */
  let items: number[] = [];
  for (const line of lines) {
    const markers = RULE.test(line) ? [] : markersOf(line);
    for (const { sign, column, textColumn } of markers) {
      if (sign === '>') continue;
      items = items.filter((open) => open <= column);
      items.push(textColumn);
    }
    yield items.length + markers.filter(({ sign }) => sign === '>').length;
  }
}

interface Marker {
  sign: string;
  column: number;
  /** Column after the marker and its first space. */
  textColumn: number;
}

/** Markers at the start of a line, up to the limit. */
function markersOf(line: string): Marker[] {
  const markers: Marker[] = [];
  let column = 0;
  MARKER.lastIndex = 0;
  for (let at = 0; markers.length <= MAX_DEPTH; at = MARKER.lastIndex) {
    const [whole, before = '', sign = ''] = MARKER.exec(line) ?? [];
    if (whole === undefined) break;
    const start = widthFrom(column, before);
    markers.push({ sign, column: start, textColumn: start + sign.length + 1 });
    column = widthFrom(column, line.slice(at, MARKER.lastIndex));
  }
  return markers;
}

/** Column after a text that starts at a column; tabs extend to the next stop. */
function widthFrom(column: number, text: string): number {
  let reached = column;
  for (const sign of text)
    reached = sign === '\t' ? (Math.floor(reached / TAB_COLUMNS) + 1) * TAB_COLUMNS : reached + 1;
  return reached;
}

/** Maximum size of a document; typical ones have 10 to 60 KB. */
export const MAX_BYTES = 1_000_000;
const MAX_TABLE_ROWS = 20_000;
/** Maximum number of lines outside code blocks. */
const MAX_LINES = 10_000;
/** Maximum number of emphasis, link and code delimiters in one block: parsing time is quadratic in them. */
const MAX_INLINE_SIGNS = 2_000;
/** Maximum number of what the parser handles in quadratic time, on one page. */
const QUADRATIC: readonly {
  code: Extract<ProblemCode, `too-large.${string}`>;
  max: number;
  begins: (line: string, before: string) => boolean;
}[] = [
  { code: 'too-large.imports', max: 200, begins: (line) => /^import\s/.test(line) },
  { code: 'too-large.quotes', max: 1_000, begins: (line, before) => QUOTE.test(line) && !QUOTE.test(before) },
  {
    code: 'too-large.headings',
    max: 1_000,
    begins: (line, before) => UNDERLINE.test(line) && before.trim() !== '',
  },
];
const QUOTE = /^[ \t]*>/;
const UNDERLINE = /^[ \t>]*(?:-+|=+)[ \t]*$/;
const TABLE_ROW = /^[ \t>]*\|/;
const FENCE = /^[ \t>]*(`{3,}|~{3,})/;
const LIST_ITEM = /^[ \t>]*(?:[-+*]|\d{1,9}[.)])[ \t]/;
const INLINE_SIGNS = /[*_~[\]<`!&{]/g;

/** Reports oversized documents before they are parsed, which would take minutes. */
export function isTooLarge(text: string, file: string, context: CompileContext): boolean {
  const refuse = (line: number, code: (typeof QUADRATIC)[number]['code'], max: number): true => {
    context.problems.push(report(code, context.placeOf(atLine(line, file)), { max }));
    return true;
  };
  const bytes = Buffer.byteLength(text);
  if (bytes > MAX_BYTES) {
    const values = { size: (bytes / 1e6).toFixed(1), max: MAX_BYTES / 1e6 };
    context.problems.push(report('too-large', context.placeOf(atLine(1, file)), values));
    return true;
  }
  let rows = 0;
  let signs = 0;
  let prose = 0;
  let fence: string | undefined;
  const found = new Map<string, number>();
  const lines = text.split('\n');
  for (const [index, line] of lines.entries()) {
    const mark = FENCE.exec(line)?.[1];
    if (fence === undefined ? mark : mark?.startsWith(fence)) fence = fence === undefined ? mark : undefined;
    if (fence !== undefined || mark) continue;
    if (line.trim() !== '' && !TABLE_ROW.test(line) && ++prose > MAX_LINES)
      return refuse(index + 1, 'too-large.lines', MAX_LINES);
    for (const { code, max, begins } of QUADRATIC) {
      if (!begins(line, lines[index - 1] ?? '')) continue;
      const count = (found.get(code) ?? 0) + 1;
      found.set(code, count);
      if (count > max) return refuse(index + 1, code, max);
    }
    if (TABLE_ROW.test(line) && ++rows > MAX_TABLE_ROWS)
      return refuse(index + 1, 'too-large.rows', MAX_TABLE_ROWS);
    const isOwnBlock = line.trim() === '' || TABLE_ROW.test(line) || LIST_ITEM.test(line);
    signs = (isOwnBlock ? 0 : signs) + (line.match(INLINE_SIGNS)?.length ?? 0);
    if (signs > MAX_INLINE_SIGNS) return refuse(index + 1, 'too-large.markup', MAX_INLINE_SIGNS);
  }
  return false;
}
