import type { Element, ElementContent, Root } from 'hast';
import { type State, toMdast, type Handle } from 'hast-util-to-mdast';
import type { AlignType, PhrasingContent, Table, BlockContent, Paragraph } from 'mdast';
import { phrasing } from 'mdast-util-phrasing';
import { visit } from 'unist-util-visit';
import { toString } from 'hast-util-to-string';
import { gfmToMarkdown } from 'mdast-util-gfm';
import { toMarkdown as writeMarkdown, type Options } from 'mdast-util-to-markdown';
import { hasClass, mapTree } from '@idmp/compile';

/** Maximum width of a cell in browsers. */
const MAX_COLSPAN = 1_000;
/** A larger table is written without its merged cells. */
const MAX_CELLS = 200_000;

/** A cell with its column. */
interface PlacedCell {
  column: number;
  cell: Element;
}

/** Converts a table; Markdown has no merged cells, so they are followed by empty ones. */
function tableToMdast(state: State, table: Element): Table {
  const rows = rowsOf(table);
  const layout = placeCells(rows, true);
  const isHuge = widthOf(layout) * layout.length > MAX_CELLS;
  const placed = isHuge ? placeCells(rows, false) : layout;
  const width = widthOf(placed);
  return {
    type: 'table',
    align: alignOf(placed[0] ?? [], width),
    children: placed.map((row) => {
      const cellAt = new Map(row.map(({ column, cell }) => [column, cell]));
      const cells = Array.from({ length: width }, (_, column) => {
        const cell = cellAt.get(column);
        return { type: 'tableCell' as const, children: cell ? contentOf(state, cell) : [] };
      });
      return { type: 'tableRow' as const, children: cells };
    }),
  };
}

function rowsOf(table: Element): Element[][] {
  const rows: Element[][] = [];
  visit(table, 'element', (node) => {
    if (node.tagName !== 'tr') return;
    rows.push(
      node.children.filter(
        (child): child is Element =>
          child.type === 'element' && (child.tagName === 'td' || child.tagName === 'th'),
      ),
    );
  });
  return rows;
}

/** Finds the column of each cell, like browsers do. */
function placeCells(rows: readonly Element[][], hasSpans: boolean): PlacedCell[][] {
  /** For each column, the row below the last cell in it. */
  const free: number[] = [];
  return rows.map((cells, row) => {
    let column = 0;
    return cells.map((cell) => {
      while ((free[column] ?? 0) > row) column += 1;
      const start = column;
      const width = hasSpans ? Math.min(spanOf(cell, 'colSpan'), MAX_COLSPAN) : 1;
      const height = hasSpans ? Math.min(spanOf(cell, 'rowSpan'), rows.length - row) : 1;
      for (; column < start + width; column += 1) free[column] = row + height;
      return { column: start, cell };
    });
  });
}

function spanOf({ properties }: Element, name: 'colSpan' | 'rowSpan'): number {
  const span = Math.trunc(Number(properties[name]));
  return span > 1 ? span : 1;
}

const widthOf = (rows: readonly PlacedCell[][]): number =>
  rows.reduce((width, row) => Math.max(width, (row.at(-1)?.column ?? -1) + 1), 1);

function alignOf(head: readonly PlacedCell[], width: number): AlignType[] {
  const align = Array.from({ length: width }, (): AlignType => null);
  for (const { column, cell } of head) {
    const own = cell.properties.align;
    if (own === 'left' || own === 'right' || own === 'center') align[column] = own;
  }
  return align;
}

/** Content of a cell in one line: blocks are joined by spaces. */
function contentOf(state: State, cell: Element): PhrasingContent[] {
  return inLine(state.all(cell));
}

type Content = ReturnType<State['all']>[number];

function inLine(nodes: readonly Content[]): PhrasingContent[] {
  return nodes.flatMap((node, index): PhrasingContent[] => {
    if (phrasing(node)) return [node];
    const space: PhrasingContent[] = index > 0 ? [{ type: 'text', value: ' ' }] : [];
    if ('children' in node) return [...space, ...inLine(node.children)];
    return 'value' in node ? [...space, { type: 'inlineCode', value: node.value }] : [];
  });
}

/** Elements without readable content. */
const SILENT = new Set(['button', 'fieldset', 'script', 'source', 'style', 'svg', 'template', 'wbr']);
/** Classes of elements that repeat other content. */
const REPEATED = ['anchor', 'only-dark'];
/** Elements and classes without a meaning in Markdown. */
const PLAIN = new Set(['span', 'picture']);
/** Classes of titles, which become bold paragraphs. */
const TITLES = ['admonition-title', 'code-title', 'tab-label'];

const WRITING: Options = {
  bullet: '-',
  rule: '-',
  extensions: [gfmToMarkdown({ tablePipeAlign: false })],
  handlers: {
    // Tables have one line per row.
    break: (_node, _parent, { stack }) => (stack.includes('tableCell') ? '<br>' : '\\\n'),
  },
};

/** Converts an article to Markdown: all readable text, figures as alt text. */
export function toMarkdown(article: Root): string {
  const tree = toMdast(mapTree(article, readableOnly), { document: true, handlers: HANDLERS });
  return writeMarkdown(tree, WRITING);
}

/** Drops what readers of the text do not see, and elements that mean nothing in Markdown. */
function readableOnly(node: ElementContent): ElementContent | ElementContent[] {
  if (node.type !== 'element') return node;
  if (isSilent(node)) return [];
  // The library takes quadratic time for many elements in a row without a sign to see.
  if (node.tagName === 'code' && toString(node).trim() === '') return [];
  return PLAIN.has(node.tagName) ? node.children : node;
}

function isSilent(element: Element): boolean {
  const { tagName, properties } = element;
  if (tagName === 'input') return properties.disabled !== true;
  const isHidden = properties.hidden === true || properties.ariaHidden === 'true';
  return isHidden || SILENT.has(tagName) || REPEATED.some((name) => hasClass(element, name));
}

/** How elements become Markdown that the library converts differently. */
const HANDLERS: Record<string, Handle> = {
  caption: paragraph,
  dl: (state, node) => state.all(node),
  dt: title,
  dd: blocks,
  div: (state, node) => {
    if (TITLES.some((name) => hasClass(node, name))) return title(state, node);
    return hasClass(node, 'admonition')
      ? { type: 'blockquote', children: blocks(state, node) }
      : blocks(state, node);
  },
  kbd: (state, node) => state.all(node),
  label: paragraph,
  math: (_state, node) => ({ type: 'text', value: toString(node) }),
  option: (state, node) => [...state.all(node), { type: 'text', value: ' ' }],
  p: (state, node) =>
    TITLES.some((name) => hasClass(node, name)) ? title(state, node) : paragraph(state, node),
  pre: codeBlock,
  select: (state, node) => state.all(node),
  sub: asHtml,
  summary: title,
  sup: asHtml,
  table: tableToMdast,
};

function blocks(state: State, node: Element): BlockContent[] {
  return state.toFlow(state.all(node)) as BlockContent[];
}

function paragraph(state: State, node: Element): Paragraph | undefined {
  const children = state.all(node) as PhrasingContent[];
  return children.length > 0 ? { type: 'paragraph', children } : undefined;
}

/** An element whose meaning Markdown can only express in HTML: 10<sup>6</sup> is not 106. */
function asHtml(state: State, node: Element): PhrasingContent[] {
  const children = state.all(node) as PhrasingContent[];
  const { tagName } = node;
  return [{ type: 'html', value: `<${tagName}>` }, ...children, { type: 'html', value: `</${tagName}>` }];
}

/** A bold paragraph; a link in it stays outside. */
function title(state: State, node: Element): Paragraph | undefined {
  const children = state.all(node) as PhrasingContent[];
  const links = children.filter(({ type }) => type === 'link');
  const words = children.filter(({ type }) => type !== 'link');
  if (toString(node).trim() === '') return undefined;
  return {
    type: 'paragraph',
    children: [
      ...(words.length > 0 ? [{ type: 'strong' as const, children: words }] : []),
      ...links.flatMap((link): PhrasingContent[] => [{ type: 'text', value: ' ' }, link]),
    ],
  };
}

const LANGUAGE = 'language-';

function codeBlock(_state: State, node: Element): BlockContent {
  const code = node.children.find((child): child is Element => child.type === 'element');
  const classes = code?.properties.className;
  const name = Array.isArray(classes)
    ? classes.map(String).find((own) => own.startsWith(LANGUAGE))
    : undefined;
  return { type: 'code', lang: name?.slice(LANGUAGE.length), value: toString(node).replace(/\n$/, '') };
}
