import type { Paragraph, Table } from 'mdast';
import { atLine, type CompileContext, eachNode, type Root, textOf } from '@idmp/compile';
import { report } from './problems';
import { shorten } from './slipPatterns';

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
export function checkIndents(body: string, file: string, context: CompileContext): void {
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
