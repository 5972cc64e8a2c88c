import { openFenceLine, reportOpenFence } from './openFences';
import { atLine, type CompileContext } from './context';

/** Shape of the parser's errors. */
interface ParserMessage {
  reason?: string;
  message: string;
  line?: number;
  place?: { line?: number; start?: { line: number } };
  ruleId?: string;
}

const HINTS: [pattern: RegExp, hint: string][] = [
  [/expected a corresponding closing brace/i, 'write \\{ for a literal brace in prose, or close it'],
  [
    /closing tag for `[<](?:area|br|col|hr|img|input|source|track|wbr)>`/i,
    'end an element without text with />: <br />, <hr />, <img … />',
  ],
  [
    /before the end of `paragraph`/i,
    'write \\< for a literal less-than sign, put the text into backticks, or close the tag in the same paragraph',
  ],
  [/expected an open tag/i, 'remove the closing tag, or add its opening tag'],
  [
    /expression with acorn|content after expression|lazy line in expression/i,
    'write \\{ for a literal brace in prose, or put the text into backticks',
  ],
  [
    /import\/exports? with acorn/i,
    'a paragraph must not begin with the words import or export; reword it, or correct the statement',
  ],
  [
    /closing tag|to close|corresponding/i,
    'close every tag, each on a line of its own with blank lines around the Markdown inside',
  ],
  [
    /before name|in name|before attribute|in attribute|before closing|local name|after self-closing|in opening tag/i,
    'write \\< for a literal less-than sign in prose, or put the text into backticks',
  ],
  [/end of file/i, 'write \\{ and \\< for literal signs in prose, and close every tag'],
];

/** Position of an opening tag in the parser's message, if the error has no position. */
const OPENED_AT = / \((\d+):\d+-\d+:\d+\)/;

/** Hints for what the line of an error contains; they precede those for the parser's reason. */
const LINE_HINTS: [pattern: RegExp, hint: string][] = [
  [/<!--(?!.*-->)/, 'end the comment with -->'],
  [/<!(?!--)/, 'remove it, or put it into backticks'],
  [/\{#[^}]*\}/, 'an id holds letters, digits and -_.: only, without spaces: {#my-section}'],
  [/[“”‘’]/, 'write straight quotes " around the values of attributes'],
];

/** Converts a parser error into a problem; `source` is the text that was parsed. */
export function reportParseError(
  error: unknown,
  source: string,
  file: string,
  context: CompileContext,
): void {
  const open = openFenceLine(source);
  if (open !== undefined) return reportOpenFence(open, file, context);
  const { line, reason } = describeError(error);
  const text = source.split('\n')[line - 1] ?? '';
  const hint =
    LINE_HINTS.find(([pattern]) => pattern.test(text))?.[1] ??
    HINTS.find(([pattern]) => pattern.test(reason))?.[1] ??
    'correct the markup at this line';
  context.report.error({
    node: atLine(line, file),
    code: 'parse',
    message: `the text cannot be parsed: ${reason}`,
    hint,
  });
}

/** Line and reason of any thrown value. */
export function describeError(error: unknown): { line: number; reason: string } {
  if (!(error instanceof Error)) return { line: 1, reason: String(error) };
  const { line, place, reason, message } = error as ParserMessage;
  const text = (reason ?? message).replace(/\s*\(note: [^)]*\)/, '').split('\n')[0] ?? '';
  const opened = OPENED_AT.exec(text)?.[1];
  const known = line ?? place?.line ?? place?.start?.line;
  // Where a tag is closed that is not the last one opened, the latter is the cause.
  const isUnclosed = opened !== undefined && /expected corresponding closing tag/.test(text);
  return {
    line: isUnclosed ? Number(opened) : (known ?? Number(opened ?? 1)),
    reason: text.replace(OPENED_AT, ''),
  };
}
