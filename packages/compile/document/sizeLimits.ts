import { type ProblemCode, report } from '@idmp/model';
import { atLine, type CompileContext } from './context';

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
