import { atLine, type CompileContext } from './context';

/** Maximum size of a document; typical ones have 10 to 60 KB. */
export const MAX_BYTES = 1_000_000;
const MAX_TABLE_ROWS = 20_000;
/** Maximum number of emphasis, link and code delimiters in one block: parsing time is quadratic in them. */
const MAX_INLINE_SIGNS = 2_000;
const TABLE_ROW = /^[ \t>]*\|/;
const FENCE = /^[ \t>]*(`{3,}|~{3,})/;
const LIST_ITEM = /^[ \t>]*(?:[-+*]|\d{1,9}[.)])[ \t]/;
const INLINE_SIGNS = /[*_~[\]<`!&{]/g;

/** Reports oversized documents before they are parsed, which would take minutes. */
export function isTooLarge(text: string, file: string, context: Pick<CompileContext, 'report'>): boolean {
  const refuse = (line: number, message: string, hint: string): true => {
    context.report.error({
      node: atLine(line, file),
      code: 'too-large',
      message,
      hint,
    });
    return true;
  };
  const bytes = Buffer.byteLength(text);
  if (bytes > MAX_BYTES)
    return refuse(
      1,
      `the text has ${(bytes / 1e6).toFixed(1)} MB, more than ${MAX_BYTES / 1e6} MB`,
      'split it into several pages, or offer the data as a file',
    );
  let rows = 0;
  let signs = 0;
  let fence: string | undefined;
  for (const [index, line] of text.split('\n').entries()) {
    const mark = FENCE.exec(line)?.[1];
    if (fence === undefined ? mark : mark?.startsWith(fence)) fence = fence === undefined ? mark : undefined;
    if (fence !== undefined || mark) continue;
    if (TABLE_ROW.test(line) && ++rows > MAX_TABLE_ROWS)
      return refuse(
        index + 1,
        `the page has more than ${MAX_TABLE_ROWS} table rows`,
        'split the table into several pages, or offer it as a file',
      );
    const isOwnBlock = line.trim() === '' || TABLE_ROW.test(line) || LIST_ITEM.test(line);
    signs = (isOwnBlock ? 0 : signs) + (line.match(INLINE_SIGNS)?.length ?? 0);
    if (signs > MAX_INLINE_SIGNS)
      return refuse(
        index + 1,
        `the paragraph holds more than ${MAX_INLINE_SIGNS} signs of markup such as * and [`,
        'split it, or put it into a code block',
      );
  }
  return false;
}
