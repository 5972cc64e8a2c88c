import type { Paragraph, PhrasingContent, Text } from 'mdast';
import { atLine, type CompileContext } from './context';
import { eachNode, type Nodes, type Root } from './mdast';

/** Something that was meant as Markdown, but is shown as text. */
interface Slip {
  pattern: RegExp;
  message: string;
  hint: (found: string) => string;
}

const shorten = (text: string): string => (text.length > 40 ? `${text.slice(0, 40)}…` : text);
/** What a link or image can lead to. */
const TARGET = String.raw`\s*<?(?:\.{0,2}\/|https?:|mailto:|#|[^\s()（）]+\.(?:mdx?|html?|svg|png|jpe?g|gif|webp|pdf)\b)`;

/** Slips anywhere in a text. The text is searched as it is written, so that escaped signs are not found. */
const INLINE: readonly [link: Slip, footnote: Slip] = [
  {
    pattern: new RegExp(
      String.raw`(?<!\\)[!！]?[\[［【][^\[\]\n［］【】]*[\]］】]\s?(?:（${TARGET}|\(${TARGET})[^)）\n]*[)）]?`,
      'gu',
    ),
    message: 'is shown as text, not as a link or image',
    hint: linkHint,
  },
  {
    pattern: /(?<!\\)\[\^[^\]\s]+\]/gu,
    message: 'is shown as text: the page does not define this footnote',
    hint: (found) => `add a line "${found}: …", or remove it`,
  },
];

/** Slips at the start of a line. */
const AT_LINE_START: readonly Slip[] = [
  {
    pattern: /^(?:#{2,6}(?=[^#\s])|#(?=\p{Script=Han})|[#＃]*＃[#＃]*[ \t]?).*/u,
    message: 'is shown as text, not as a heading',
    hint: (found) =>
      `write "${shorten(found.replace(/^([#＃]+)\s*/, (signs) => `${'#'.repeat(signs.trim().length)} `))}"`,
  },
  {
    pattern: /^\d{1,2}[.．](?=\p{Script=Han}).*/u,
    message: 'is shown as text, not as an item of a list',
    hint: (found) => `write a space behind the number: "${shorten(found.replace(/^(\d+)[.．]/, '$1. '))}"`,
  },
  {
    pattern: /^[-－](?=\p{Script=Han}).*/u,
    message: 'is shown as text, not as an item of a list',
    hint: (found) => `write a space behind the hyphen: "- ${shorten(found.slice(1))}"`,
  },
];

function linkHint(found: string): string {
  if (/[［］【】！]|[\]］】]\s?（|）$/u.test(found))
    return 'write half-width signs without a space between them: [text](address)';
  if (/\]\s\(/.test(found)) return 'remove the space between ] and (';
  if (/[“”‘’]/.test(found)) return 'write the title between straight quotes: [text](address "title")';
  return 'write %20 for a space in the address, or put it between < and >';
}

/** Reports Markdown that stayed text; `source` is the text that the tree was parsed from. */
export function checkSlips(root: Root, source: string, file: string, context: CompileContext): void {
  const report = (line: number, found: string, { message, hint }: Slip): void =>
    context.report.error({
      node: atLine(line, file),
      code: 'markdown-text',
      message: `"${shorten(found.trim())}" ${message}`,
      hint: hint(found),
    });
  const visit = (node: Nodes, parent: Nodes): void => {
    if (node.type === 'paragraph') checkBlock(node, source, report);
    if (node.type === 'paragraph' && parent.type === 'root') checkIndent(node, file, context);
    if (node.type === 'text') checkText(node, nextOf(node, parent), source, report);
    if ('children' in node) for (const child of node.children) visit(child, node);
  };
  visit(root, root);
  checkFootnotes(root, file, context);
}

type Report = (line: number, found: string, slip: Slip) => void;

function checkText(node: Text, next: PhrasingContent | undefined, source: string, report: Report): void {
  const { raw, line } = sourceOf(node, source);
  for (const slip of INLINE)
    for (const { 0: found, index } of raw.matchAll(slip.pattern))
      report(line + linesBefore(raw, index), found, slip);
  reportSplitLink(raw, line + linesBefore(raw, raw.length), next, report, INLINE[0]);
}

/** A bare address between full-width brackets is a link of its own, and a full-width ! stands before a link. */
function reportSplitLink(
  raw: string,
  line: number,
  next: PhrasingContent | undefined,
  report: Report,
  slip: Slip,
): void {
  if (next?.type !== 'link') return;
  const bracket = /(?<!\\)[!！]?\[[^[\]\n]*\]\s?[（(]$/u.exec(raw)?.[0];
  if (bracket !== undefined) report(line, `${bracket}${next.url}`, slip);
  else if (raw.endsWith('！') && /\.(?:svg|png|jpe?g|gif|webp)$/i.test(next.url))
    report(line, `！[…](${next.url})`, slip);
}

function checkBlock(paragraph: Paragraph, source: string, report: Report): void {
  for (const [index, child] of paragraph.children.entries()) {
    if (child.type !== 'text') continue;
    const { raw, line } = sourceOf(child, source);
    for (const [at, text] of raw.split('\n').entries()) {
      if (at === 0 && index > 0) continue;
      const written = at === 0 ? text : text.replace(/^[\s>]+/, '');
      const slip = AT_LINE_START.find(({ pattern }) => pattern.test(written));
      if (slip) report(line + at, written, slip);
    }
  }
}

/** MDX has no code by indentation. */
function checkIndent(paragraph: Paragraph, file: string, context: CompileContext): void {
  const { start } = paragraph.position ?? {};
  if (!start || start.column < 5) return;
  context.report.warning({
    node: atLine(start.line, file),
    code: 'markdown-text',
    message: 'indented lines are shown as a paragraph, not as code',
    hint: 'put code between two lines of ```, or remove the indentation',
  });
}

/** A footnote that nothing refers to is not shown. */
function checkFootnotes(root: Root, file: string, context: CompileContext): void {
  const used = new Set<string>();
  eachNode(root, 'footnoteReference', ({ identifier }) => used.add(identifier));
  eachNode(root, 'footnoteDefinition', ({ identifier, label, position }) => {
    if (used.has(identifier)) return;
    context.report.warning({
      node: atLine(position?.start.line ?? 1, file),
      code: 'markdown-text',
      message: `the footnote [^${label ?? identifier}] is not shown: nothing refers to it`,
      hint: `write [^${label ?? identifier}] where it belongs, or remove the footnote`,
    });
  });
}

function sourceOf(node: Text, source: string): { raw: string; line: number } {
  const { start, end } = node.position ?? {};
  return { raw: source.slice(start?.offset ?? 0, end?.offset ?? 0), line: start?.line ?? 1 };
}

const linesBefore = (text: string, index: number): number => text.slice(0, index).split('\n').length - 1;

function nextOf(node: Nodes, parent: Nodes): PhrasingContent | undefined {
  if (!('children' in parent)) return undefined;
  const siblings = parent.children as PhrasingContent[];
  return siblings[siblings.indexOf(node as PhrasingContent) + 1];
}
