import type { Element, ElementContent } from 'hast';
import { h } from 'hastscript';
import { bundledLanguagesInfo } from 'shiki/langs';
import { formatMessage, report } from '@idmp/model';
import { downloadAddress, savedName } from '@idmp/files';
import type { CompileContext } from './context';
import { PLAIN_LANGUAGES, type CodeToken } from './highlight';
import { withHref } from './links';
import { eachNode, type Code, type Root } from './mdast';
import { breakLongCode } from './wordBreaks';

/** The meta string of a fence, parsed. */
export interface FenceMeta {
  title?: string;
  /** File below `content/downloads/` with the same text. */
  download?: string;
  lineNumbers: boolean;
  /** First line number. */
  start: number;
  marked: Set<number>;
}

/** Shorter code lines fit on a small phone, or in an article on a large screen, in characters. */
const CHARACTERS_ON_A_PHONE = 24;
const CHARACTERS_OF_A_COLUMN = 70;
/** Blocks of at most so many lines, and commands, have no bar if it would only name the language. */
const MAX_BARE_LINES = 3;

/**
 * Parses the meta string of a fence with a number of lines.
 * @example parseFenceMeta('title="a.yml" {1,3-5} showLineNumbers', 20)
 */
export function parseFenceMeta(meta: string, lines: number): FenceMeta {
  const title = attributeOf(meta, 'title');
  const download = attributeOf(meta, 'download');
  const numbers = /(?:^|\s)showLineNumbers(?:=\{?(\d+)\}?)?(?=\s|$)/.exec(meta);
  return {
    ...(title && { title }),
    ...(download && { download }),
    lineNumbers: numbers !== null,
    start: Number(numbers?.[1] ?? 1),
    marked: linesOf(markedRanges(meta), lines),
  };
}

/** Ranges of marked lines, such as `{1,3-5}`. */
function markedRanges(meta: string): { from: number; to: number }[] {
  const ranges = /\{([\d\s,-]+)\}/.exec(meta.replace(/showLineNumbers=\S+/, ''))?.[1]?.split(',') ?? [];
  return ranges
    .map((range) => range.split('-').map((part) => (part.trim() ? Number(part) : NaN)))
    .map(([from = NaN, to = from]) => ({ from, to }))
    .filter(({ from }) => from >= 1);
}

/** The lines in ranges, each visited once. */
function linesOf(ranges: ReturnType<typeof markedRanges>, lines: number): Set<number> {
  const bounds = ranges
    .map(({ from, to }) => ({ from, to: Math.min(to, lines) }))
    .sort((a, b) => a.from - b.from);
  const found = new Set<number>();
  let line = 1;
  for (const { from, to } of bounds) for (line = Math.max(line, from); line <= to; line++) found.add(line);
  return found;
}

function attributeOf(meta: string, name: string): string | undefined {
  const found = new RegExp(`(?:^|\\s)${name}=(?:"([^"]*)"|'([^']*)'|(\\S+))`).exec(meta);
  return found?.[1] ?? found?.[2] ?? found?.[3];
}

/** Meta string of a fence: everything after the language. */
export function metaOf(node: Code): FenceMeta {
  const meta = [node.lang?.slice(languageOf(node).length), node.meta].filter(Boolean).join(' ');
  return parseFenceMeta(meta, node.value.split('\n').length);
}

/** Language of a fence: its first word, without attributes attached to it. */
export function languageOf(node: Code): string {
  return (node.lang ?? '').replace(/[{:,].*/, '').toLowerCase();
}

/** Loads the languages of all fences and reports unknown ones. */
export async function loadLanguages(root: Root, context: CompileContext): Promise<void> {
  const waiting: Promise<void>[] = [];
  eachNode(root, 'code', (node) => {
    const language = languageOf(node);
    if (!node.lang) context.problems.push(report('fence-language.none', context.placeOf(node)));
    const load = context.highlighter.load(language).then((known) => {
      if (!known)
        context.problems.push(
          language === 'math'
            ? report('fence-language.formula', context.placeOf(node))
            : report('fence-language.unknown', context.placeOf(node), { lang: node.lang ?? '' }),
        );
    });
    waiting.push(load);
  });
  await Promise.all(waiting);
}

/** Kinds of plain text with their own label: a prompt for the AI, and command output. */
const TEXT_KINDS = new Set(['prompt', 'output']);
const COMMANDS = new Set(['bash', 'sh', 'shell', 'zsh', 'powershell', 'ps1', 'batch']);

/**
 * A code block: header with title, wrap toggle and copy button, and the highlighted code. Long commands and
 * single lines always wrap, so that they need no toggle.
 */
export function codeToHast(node: Code, context: CompileContext): Element {
  const { messages } = context.options;
  const language = languageOf(node);
  const meta = metaOf(node);
  const lines = context.highlighter.highlight(node.value, language);
  const width = Math.max(...node.value.split('\n').map(widthOf));
  const isProse = language === 'prompt';
  const isLong = width > CHARACTERS_ON_A_PHONE && !isProse;
  const wraps = isLong && (COMMANDS.has(language) || lines.length === 1);
  const scrolls = isLong && !wraps;
  const code = h(
    'code',
    language ? { className: [`language-${language}`] } : {},
    codeContent(lines, meta, wraps),
  );
  const isBare =
    (lines.length <= MAX_BARE_LINES || COMMANDS.has(language)) &&
    !meta.title &&
    !meta.download &&
    !TEXT_KINDS.has(language);
  const classes = [
    TEXT_KINDS.has(language) && `code-${language}`,
    meta.lineNumbers && 'numbered',
    isBare && 'code-bare',
    wraps && 'code-wraps',
  ];
  return h('div', { className: ['code-block', ...classes.filter((name) => name !== false)] }, [
    h('div.code-title', [
      isBare ? undefined : h('span', breakLongCode(titleOf(meta, language, messages))),
      downloadLink(meta, node, context),
      scrolls ? wrapSwitch(width > CHARACTERS_OF_A_COLUMN, messages) : undefined,
      h('button', { type: 'button', dataCopy: '', ariaLabel: messages['code.copy'] ?? '' }),
    ]),
    h('pre', { ...(scrolls && { tabIndex: 0 }), ...(!isProse && { translate: 'no' }) }, [code]),
  ]);
}

function titleOf(
  { title, download }: FenceMeta,
  language: string,
  messages: CompileContext['options']['messages'],
): string {
  return title ?? (download ? savedName(download) : nameOf(language, messages));
}

/** Label of a block without a title. */
function nameOf(language: string, messages: CompileContext['options']['messages']): string {
  if (TEXT_KINDS.has(language)) return messages[`code.${language}`] ?? '';
  if (PLAIN_LANGUAGES.has(language)) return messages['code.text'] ?? '';
  return (
    bundledLanguagesInfo.find(({ id, aliases }) => [id, ...(aliases ?? [])].includes(language))?.name ??
    language
  );
}

/** Checkbox that wraps long lines without a script; a class hides it where all lines fit. */
function wrapSwitch(always: boolean, messages: CompileContext['options']['messages']): Element {
  const title = messages['code.wrap'] ?? '';
  return h('input', { type: 'checkbox', ...(!always && { className: ['narrow'] }), title, ariaLabel: title });
}

/** Download link for the code; the title beside it may name the file already. */
function downloadLink(
  { download, title }: FenceMeta,
  node: Code,
  context: CompileContext,
): Element | undefined {
  if (download === undefined) return undefined;
  const name = savedName(download);
  const label = (shown: string): string =>
    formatMessage(context.options.messages['code.download'] ?? '', { name: shown }).trim();
  const place = { type: 'file' as const, src: downloadAddress(download), ...context.placeOf(node) };
  const isNamed = title === undefined || title === name;
  const text = label(isNamed ? '' : name);
  return withHref(h('a', { download: name, ...(isNamed && { ariaLabel: label(name) }) }, [text]), place);
}

/** Wraps lines in elements only if they are marked, numbered or wrap. */
function codeContent(lines: readonly CodeToken[][], meta: FenceMeta, wraps: boolean): ElementContent[] {
  const plain = meta.marked.size === 0 && !meta.lineNumbers && !wraps;
  return lines.flatMap((tokens, index): ElementContent[] => {
    const end: ElementContent[] = index + 1 < lines.length ? [{ type: 'text', value: '\n' }] : [];
    const inner = tokens.flatMap(({ text, className }): ElementContent[] => {
      const content: ElementContent[] = wraps
        ? breakLongCode(text)
        : text === ''
          ? []
          : [{ type: 'text', value: text }];
      return className ? [h('span', { className }, content)] : content;
    });
    if (plain) return [...inner, ...end];
    const marked = meta.marked.has(index + 1) ? ['marked'] : [];
    const number = meta.lineNumbers ? { dataLine: String(index + meta.start) } : {};
    return [h('span', { className: ['line', ...marked], ...number }, inner), ...end];
  });
}

function widthOf(line: string): number {
  return line.replace(/\p{Script=Han}|[\u3000-\u303f\uff00-\uffef]/gu, 'xx').length;
}
