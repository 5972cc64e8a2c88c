import { report } from '@idmp/model';
import type { Paragraph, Table, PhrasingContent, Text } from 'mdast';
import { atLine, type CompileContext, eachNode, type Root, textOf, type Nodes } from '@idmp/compile';
import { shorten, AT_LINE_START, AT_NEXT_LINE, INLINE, LINK, type Slip } from './slipPatterns';

const ROW_START = /^\s*[|｜]/;
const INDENTED_ITEM = /^([ \t]+)(?:[-+*]|\d{1,9}[.)])[ \t]/;
const FENCE = /^[ \t>]*(?:`{3,}|~{3,})/;

/** Reports valid Markdown that silently loses content or is not rendered as intended. */
export function checkStructure(root: Root, context: CompileContext): void {
  eachNode(root, 'table', (node) => checkCells(node, context));
  eachNode(root, 'paragraph', (node) => checkRule(node, context));
  checkLevels(root, context);
}

/** Excess cells of a row are not rendered. */
function checkCells(table: Table, context: CompileContext): void {
  const columns = table.children[0]?.children.length ?? 0;
  for (const row of table.children) {
    const lost = row.children.slice(columns).map((cell) => textOf(cell).trim());
    const [text] = lost.filter(Boolean);
    if (text === undefined) continue;
    context.problems.push(
      report('lost-cell', context.placeOf(row), { cells: row.children.length, columns, text: shorten(text) }),
    );
  }
}

/** Lines that look like a table, but lack the delimiter row `|---|`. */
function checkRule(paragraph: Paragraph, context: CompileContext): void {
  const lines = textOf(paragraph).split('\n');
  if (lines.length < 2 || !lines.every((line) => ROW_START.test(line) && line.trim().length > 2)) return;
  const isWide = lines.some((line) => line.includes('｜'));
  const code = isWide ? 'table-rule.wide' : 'table-rule';
  context.problems.push(report(code, context.placeOf(paragraph)));
}

/** Screen readers and the table of contents rely on heading levels. */
function checkLevels(root: Root, context: CompileContext): void {
  let above = 1;
  eachNode(root, 'heading', (node) => {
    if (node.depth > above + 1)
      context.problems.push(
        report('heading-level', context.placeOf(node), {
          text: shorten(textOf(node)),
          depth: node.depth,
          above,
          marks: '#'.repeat(above + 1),
        }),
      );
    above = node.depth;
  });
}

/** Reports the first list item of a block that mixes tabs and spaces. */
export function checkIndents(_root: Root, body: string, file: string, context: CompileContext): void {
  let kind: 'tab' | 'spaces' | undefined;
  let isCode = false;
  for (const [index, line] of body.split('\n').entries()) {
    if (FENCE.test(line)) isCode = !isCode;
    if (isCode || line === '') continue;
    if (/^\S/.test(line)) kind = undefined;
    const indent = INDENTED_ITEM.exec(line)?.[1];
    if (indent === undefined) continue;
    const own = indent.includes('\t') ? 'tab' : 'spaces';
    if (kind !== undefined && own !== kind) {
      context.problems.push(report('mixed-indent', context.placeOf(atLine(index + 1, file))));
      return;
    }
    kind = own;
  }
}

/** Reports Markdown that stayed text; `source` is the text that the tree was parsed from. */
export function checkSlips(root: Root, source: string, file: string, context: CompileContext): void {
  const add = (line: number, found: string, { code, values }: Slip): void => {
    const shown = shorten(found.trim());
    context.problems.push(
      report(code, context.placeOf(atLine(line, file)), { found: shown, ...values?.(found) }),
    );
  };
  const visit = (node: Nodes, parent: Nodes): void => {
    if (node.type === 'paragraph') checkBlock(node, source, add);
    if (node.type === 'paragraph' && parent.type === 'root') checkIndent(node, file, context);
    if (node.type === 'text') checkText(node, nextOf(node, parent), source, add);
    if ('children' in node) for (const child of node.children) visit(child, node);
  };
  visit(root, root);
  checkFootnotes(root, file, context);
  checkNumbers(root, file, context);
}

type Add = (line: number, found: string, slip: Slip) => void;

function checkText(node: Text, next: PhrasingContent | undefined, source: string, add: Add): void {
  const { raw, line } = sourceOf(node, source);
  for (const slip of INLINE)
    for (const { 0: found, index } of raw.matchAll(slip.pattern))
      add(line + linesBefore(raw, index), found, slip);
  reportSplitLink(raw, line + linesBefore(raw, raw.length), next, add);
}

/** A bare address between full-width brackets is a link of its own, and a full-width ! stands before a link. */
function reportSplitLink(raw: string, line: number, next: PhrasingContent | undefined, add: Add): void {
  if (next?.type !== 'link') return;
  const bracket = /(?<!\\)[!！]?\[[^[\]\n]*\]\s?[（(]$/u.exec(raw)?.[0];
  if (bracket !== undefined) add(line, `${bracket}${next.url}`, LINK);
  else if (raw.endsWith('！') && /\.(?:svg|png|jpe?g|gif|webp)$/i.test(next.url))
    add(line, `！[…](${next.url})`, LINK);
}

function checkBlock(paragraph: Paragraph, source: string, add: Add): void {
  for (const [index, child] of paragraph.children.entries()) {
    if (child.type !== 'text') continue;
    const { raw, line } = sourceOf(child, source);
    for (const [at, text] of raw.split('\n').entries()) {
      if (at === 0 && index > 0) continue;
      const written = at === 0 ? text : text.replace(/^[\s>]+/, '');
      const slip = [...AT_LINE_START, ...(at === 0 ? [] : AT_NEXT_LINE)].find(({ pattern }) =>
        pattern.test(written),
      );
      if (slip) add(line + at, written, slip);
    }
  }
}

/** MDX has no code by indentation. */
function checkIndent(paragraph: Paragraph, file: string, context: CompileContext): void {
  const { start } = paragraph.position ?? {};
  if (!start || start.column < 5) return;
  context.problems.push(report('markdown-text.indented', context.placeOf(atLine(start.line, file))));
}

/** Code between steps that is not part of a step ends their list, and the next one begins with 1 again. */
function checkNumbers(root: Root, file: string, context: CompileContext): void {
  let steps = false;
  for (const node of root.children) {
    const isList = node.type === 'list' && node.ordered === true && node.start === 1;
    if (isList && steps)
      context.problems.push(
        report('markdown-text.steps', context.placeOf(atLine(node.position?.start.line ?? 1, file))),
      );
    steps = isList || (steps && node.type === 'code');
  }
}

/** A footnote that nothing refers to is not shown. */
function checkFootnotes(root: Root, file: string, context: CompileContext): void {
  const used = new Set<string>();
  eachNode(root, 'footnoteReference', ({ identifier }) => used.add(identifier));
  eachNode(root, 'footnoteDefinition', ({ identifier, label, position }) => {
    if (used.has(identifier)) return;
    context.problems.push(
      report('markdown-text.footnote', context.placeOf(atLine(position?.start.line ?? 1, file)), {
        label: label ?? identifier,
      }),
    );
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
