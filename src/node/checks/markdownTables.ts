/** A row of a Markdown table, with the source of its cells. */
export interface TableRow {
  /** Line in the file, counted from 1. */
  line: number;
  cells: string[];
}

/** A Markdown table with its header. */
export interface MarkdownTable {
  header: string[];
  rows: TableRow[];
}

const DIVIDER = /^\s*\|(?:\s*:?-+:?\s*\|)+\s*$/;
const FENCE = /^\s*(```+|~~~+)/;

/** The tables of a Markdown text, except those in code blocks. */
export function tablesOf(raw: string): MarkdownTable[] {
  const tables: MarkdownTable[] = [];
  const lines = raw.split('\n');
  let fence: string | undefined;
  let open: MarkdownTable | undefined;
  for (const [index, line] of lines.entries()) {
    const mark = FENCE.exec(line)?.[1];
    if (fence !== undefined) {
      if (mark?.startsWith(fence)) fence = undefined;
    } else if (mark !== undefined) fence = mark;
    else if (DIVIDER.test(line)) tables.push((open = { header: cellsOf(lines[index - 1] ?? ''), rows: [] }));
    else if (open && /^\s*\|/.test(line)) open.rows.push({ line: index + 1, cells: cellsOf(line) });
    else open = undefined;
  }
  return tables;
}

function cellsOf(line: string): string[] {
  const cells = line
    .trim()
    .replace(/^\|/, '')
    .replace(/\|$/, '')
    .split(/(?<!\\)\|/);
  return cells.map((cell) => cell.trim().replaceAll('\\|', '|'));
}

/** Contents of the code spans of a text. */
export function codeSpansOf(text: string): string[] {
  return [...text.matchAll(/(`+)(?!`)([\s\S]*?[^`])\1(?!`)/g)].map(([, , code = '']) => code.trim());
}

/** Addresses of the links of a text. */
export function linksOf(text: string): string[] {
  return [...text.matchAll(/\]\(([^()\s]+)\)/g)].map(([, address = '']) => address);
}

/** Strips links, code marks and emphasis. */
export function plainText(text: string): string {
  return text
    .replace(/\[([^\]]*)\]\([^()]*\)/g, '$1')
    .replace(/[`*]/g, '')
    .trim();
}
