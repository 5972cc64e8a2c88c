import { BLOCK_BORDER, CELL_BORDER, MARK } from '@idmp/search/client';

/** Widths in Latin characters of the text before the first match: the longest one that stays, and what is left of a longer one. */
const LEAD_MAX_WIDTH = 34;
const LEAD_CUT_WIDTH = 18;
const HAN = /\p{Script=Han}/u;
const HAN_END = /\p{Script=Han}$/u;
const IN_LATIN_WORD = /^[a-z0-9]+/i;

/**
 * A snippet in one line: starts with the block that has the most matches, near its first match. A table row reads
 * "name: value".
 */
export function snippetLine(snippet: string): string {
  const blocks = snippet.split(BLOCK_BORDER);
  const matches = blocks.map((block) => block.split(MARK.post).length);
  const best = matches.indexOf(Math.max(...matches));
  return fromFirstMatch(blocks.slice(best).map(readableRow).join(CELL_BORDER));
}

/** A table row with a colon after its first cell, without empty ones. */
function readableRow(row: string): string {
  const [name = '', ...cells] = row.split(/ ·(?= |$)/).flatMap((cell) => cell.trim() || []);
  if (cells.length === 0) return name;
  const colon = HAN_END.test(name.replace(MARK.post, '')) ? '：' : ': ';
  return name + colon + cells.join(CELL_BORDER);
}

function fromFirstMatch(line: string): string {
  const first = Math.min(...[MARK.pre, MARK.synonym].map((tag) => line.indexOf(tag)).filter((at) => at >= 0));
  if (!Number.isFinite(first) || widthOf(line.slice(0, first)) <= LEAD_MAX_WIDTH) return line;
  let start = first;
  for (let width = 0; width < LEAD_CUT_WIDTH; start -= 1) width += widthOf(line[start - 1] ?? '');
  return `…${line
    .slice(Math.max(0, start - 1))
    .replace(IN_LATIN_WORD, '')
    .trimStart()}`;
}

/** Width in Latin characters. */
function widthOf(text: string): number {
  let width = 0;
  for (const character of text) width += HAN.test(character) ? 2 : 1;
  return width;
}
