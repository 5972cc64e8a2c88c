import type { CompileContext } from './context';

const MAX_DEPTH = 30;
const TAB_COLUMNS = 4;
const ADMONITION = /^[ \t>]*:{3,}[ \t]*([a-z])?/i;
/** A row of one sign, which draws a line and opens nothing. */
const RULE = /^[ \t>]*([-*_])(?:[ \t]*\1){2,}[ \t]*$/;
/** What opens a quote, a list item or a footnote, with the spaces around it. */
const MARKER = /([ \t]*)(>|(?:[-+*]|\d{1,9}[.)])(?=[ \t]|$)|\[\^[^\]\s]+\]:)[ \t]*/y;

/** Whether a text opens more blocks within one another than anyone can mean; reading them would take very long. */
export function isNestedTooDeeply(text: string, file: string, context: CompileContext): boolean {
  const lines = text.split('\n');
  return (
    isOver(admonitionDepths(lines), 'admonitions', 'end each one with a line that holds only :::') ||
    isOver(blockDepths(lines), 'quotes and list items', 'write them less deep')
  );

  function isOver(depths: Iterable<number>, what: string, hint: string): boolean {
    let line = 0;
    for (const depth of depths) {
      line += 1;
      if (depth <= MAX_DEPTH) continue;
      context.report(
        { position: { start: { line } }, data: { file } },
        'error',
        'nesting',
        `more than ${MAX_DEPTH} ${what} are open here`,
        hint,
      );
      return true;
    }
    return false;
  }
}

/** How many admonitions are open after each line. */
function* admonitionDepths(lines: readonly string[]): Generator<number> {
  let depth = 0;
  for (const line of lines) {
    const found = ADMONITION.exec(line);
    if (found) depth = found[1] === undefined ? Math.max(0, depth - 1) : depth + 1;
    yield depth;
  }
}

/** How many quotes and list items each line stands in at most; items stay open for what is indented below them. */
function* blockDepths(lines: readonly string[]): Generator<number> {
  /** Column at which the text of each open item begins. */
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
  /** Column behind the marker and its first space. */
  textColumn: number;
}

/** The markers that a line begins with; more than the limit are not looked for. */
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

/** Column behind a text that begins at a column; a tab reaches to the next stop. */
function widthFrom(column: number, text: string): number {
  let reached = column;
  for (const sign of text)
    reached = sign === '\t' ? (Math.floor(reached / TAB_COLUMNS) + 1) * TAB_COLUMNS : reached + 1;
  return reached;
}
