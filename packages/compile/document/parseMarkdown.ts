import { atLine, type CompileContext, type ParsedFile } from './context';
import { eachNode, type Root } from './mdast';
import { report, type Phrase } from '@idmp/model';
import remarkCjkFriendly from 'remark-cjk-friendly';
import remarkCjkFriendlyStrikethrough from 'remark-cjk-friendly-gfm-strikethrough';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { type PluggableList, unified } from 'unified';
import { containerDirectives, writersSyntax } from './syntax';

const OPENING = /^[\s>]*(?:(?:[-*+]|\d+[.)])\s+)*(`{3,}|~{3,})/;
const CLOSING = /^[\s>]*(`{3,}|~{3,})\s*$/;

/** Reports code blocks that end with the page or their container, not with a closing line. */
export function checkOpenFences(root: Root, { source, context }: ParsedFile): void {
  const lines = source.split('\n');
  eachNode(root, 'code', (node) => {
    const { start, end } = node.position ?? {};
    if (!start || !end) return;
    const opening = OPENING.exec(lines[start.line - 1] ?? '')?.[1];
    const closing = CLOSING.exec(lines[end.line - 1] ?? '')?.[1];
    if (opening === undefined || (end.line > start.line && closing?.startsWith(opening))) return;
    reportOpenFence(start.line, context.placeOf(node).file, context);
  });
}

/** Reports a fence that is never closed. */
function reportOpenFence(line: number, file: string, context: CompileContext): void {
  context.problems.push(report('open-fence', context.placeOf(atLine(line, file))));
}

/** Line of a fence that is never closed in a text that cannot be parsed. */
function openFenceLine(source: string): number | undefined {
  let open: { sign: string; line: number } | undefined;
  for (const [index, line] of source.split('\n').entries()) {
    if (!open) {
      const sign = OPENING.exec(line)?.[1];
      if (sign !== undefined) open = { sign, line: index + 1 };
    } else if (CLOSING.exec(line)?.[1]?.startsWith(open.sign)) open = undefined;
  }
  return open?.line;
}

/** Shape of the parser's errors. */
interface ParserMessage {
  reason?: string;
  message: string;
  line?: number;
  place?: { line?: number; start?: { line: number } };
  ruleId?: string;
}

const HINTS: [pattern: RegExp, hint: Phrase][] = [
  [/expected a corresponding closing brace/i, 'parse-brace'],
  [/closing tag for `[<](?:area|br|col|hr|img|input|source|track|wbr)>`/i, 'parse-void'],
  [/before the end of `(?:paragraph|\w+Heading|table\w+|strong|emphasis|link|delete)`/, 'parse-paragraph'],
  [/expected an open tag/i, 'parse-open'],
  [/expression with acorn|content after expression|lazy line in expression/i, 'parse-expression'],
  [/import\/exports? with acorn/i, 'parse-import'],
  [/closing tag|to close|corresponding/i, 'parse-close'],
  [
    /before name|in name|before attribute|in attribute|before closing|local name|after self-closing|in opening tag/i,
    'parse-less-than',
  ],
  [/end of file/i, 'parse-end'],
];

/** Position of an opening tag in the parser's message, if the error has no position. */
const OPENED_AT = / \((\d+):\d+-\d+:\d+\)/;

/** Hints for what the line of an error contains; they precede those for the parser's reason. */
const LINE_HINTS: [pattern: RegExp, hint: Phrase][] = [
  [/\$\$|(?<!\\)\$[^\s$][^$]*\$(?!\w)|\\[a-z]+\s*\{|[_^]\{/i, 'parse-formula'],
  [/\)\{[^{}]*\}/, 'parse-attributes'],
  [/<!--(?:(?!-->|<!--).)*$/, 'parse-comment'],
  [/<!(?!--)/, 'parse-declaration'],
  [/\{#(?:[\p{L}\p{N}_.:-]*[^\p{L}\p{N}_.:}#-][^}#]*)?\}/u, 'parse-id'],
  [/[“”‘’]/, 'parse-quotes'],
];

/** What to do about a line that MDX reads in another way than it was meant. */
export const adviceForLine = (text: string): Phrase | undefined =>
  LINE_HINTS.find(([pattern]) => pattern.test(text))?.[1];

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
  const advice = adviceForLine(text) ?? HINTS.find(([pattern]) => pattern.test(reason))?.[1] ?? 'parse-line';
  const place = context.placeOf(atLine(line, file));
  const [tag] = /`<[^`]*>`/.exec(reason) ?? [];
  context.problems.push(report('parse', place, { at: tag ? `: ${tag}` : '', advice: { phrase: advice } }));
}

/** Line and reason of any thrown value. */
export function describeError(error: unknown): { line: number; reason: string } {
  if (!(error instanceof Error)) return { line: 1, reason: String(error) };
  const { line, place, reason, message } = error as ParserMessage;
  const text = ((reason ?? message).split('(note: ')[0] ?? '').trim().split('\n')[0] ?? '';
  const opened = OPENED_AT.exec(text)?.[1];
  const known = line ?? place?.line ?? place?.start?.line;
  // Where a tag is closed that is not the last one opened, the latter is the cause.
  const isUnclosed = opened !== undefined && /expected corresponding closing tag/.test(text);
  return {
    line: isUnclosed ? Number(opened) : (known ?? Number(opened ?? 1)),
    reason: text.replace(OPENED_AT, ''),
  };
}

/** Parser of the site's Markdown dialect; called, it makes one that can be extended. */
export const markdownProcessor = unified()
  .use(remarkParse)
  .use(remarkGfm, { singleTilde: false })
  .use(remarkMdx)
  .use(containerDirectives)
  .use(writersSyntax)
  .use(remarkCjkFriendly)
  .use(remarkCjkFriendlyStrikethrough, { singleTilde: false })
  .freeze();

/** Parses the site's Markdown dialect, with the syntax that plugins add; throws a `VFileMessage` on a syntax error. */
export function parseMarkdown(text: string, plugins?: PluggableList): Root {
  return (plugins ? markdownProcessor().use(plugins) : markdownProcessor).parse(text);
}
