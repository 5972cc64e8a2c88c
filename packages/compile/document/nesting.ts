import { atLine, type CompileContext } from './context';
import { report } from '@idmp/model';

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
