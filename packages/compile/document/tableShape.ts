import type { Table, TableCell } from 'mdast';

import { textOf } from './mdast';
import { unbreakableParts } from './wordBreaks';

/** How a table is laid out: as a list of parameters, a compact grid, or plain. */
export type TableKind = 'params' | 'matrix' | 'plain';

/** Layout of the tables of a page that have the same head, from the lengths of their cells. */
export interface TableShape {
  kind: TableKind;
  /** Whether their rows become labelled groups on a phone. */
  stacks: boolean;
  /** Where the labels of these groups stand: above the values if one is long. */
  labels: 'above' | 'beside';
  /** Whether they take the wide track of large windows. */
  isWide: boolean;
  columns: readonly ColumnShape[];
}

export interface ColumnShape {
  head: string;
  isProse: boolean;
  /** Share of the width of the table as a percentage; absent where the content decides. */
  share?: number;
}

/** A Han character is as wide as two others, a character of code a little wider than one. */
const HAN = /\p{Script=Han}|[\u3000-\u303f\uff00-\uffef]/gu;
const CODE_WIDTH = 1.15;
/** Padding of a cell, and widths of the column on a desktop and on a phone, in characters. */
const PADDING = 3;
const DESKTOP_WIDTH = 84;
const PHONE_WIDTH = 40;
/** Columns with a cell this wide are prose. What a column of prose, or the narrowest one, needs on a phone. */
const PROSE_WIDTH = 40;
const PHONE_PROSE_WIDTH = 26;
const PHONE_CELL_WIDTH = 8;
/** The first of two columns has this share, so that they line up, if its cells fit, or are shorter than the others. */
const NAME_SHARE = 30;
const NAME_SHARE_WIDTH = 25;
/** And this one if they are longer, but no prose, and the others are. */
const CODE_SHARE = 40;
/** Cells of at most this width name their row. */
const NAME_WIDTH = 48;
/** Width of labels that stand beside their values on a phone: 8 em, in which Han take two. */
const MAX_LABEL_WIDTH = 16;
/** Lists of parameters with more columns need a meaning in the last one. */
const MAX_PARAMS_COLUMNS = 3;
/** Tables with more columns keep their grid on a phone; the first column stays while the others scroll. */
const MAX_STACKED_COLUMNS = 5;

interface Column {
  head: string;
  cells: readonly TableCell[];
  /** Width of the widest cell. */
  width: number;
  /** Width of the longest part that does not break. */
  floor: number;
  isProse: boolean;
}

/** Chooses the layout of tables with the same head. */
export function shapeTables(tables: readonly Table[]): TableShape {
  const columns = columnsOf(tables);
  const kind = kindOf(columns);
  const shares = kind === 'plain' ? sharesOf(columns) : [];
  const labelled = columns.slice(columns.length > 2 ? 1 : columns.length);
  return {
    kind,
    stacks: kind === 'params' || (kind !== 'matrix' && sum(columns.map(phoneWidth)) > PHONE_WIDTH),
    labels: labelled.some(({ head }) => wide(head) > MAX_LABEL_WIDTH) ? 'above' : 'beside',
    isWide:
      kind === 'matrix' ||
      (kind === 'plain' && sum(columns.map(({ floor }) => floor + PADDING)) > DESKTOP_WIDTH),
    columns: columns.map(({ head, isProse }, index) => ({ head, isProse, share: shares[index] })),
  };
}

function columnsOf(tables: readonly Table[]): Column[] {
  const rows = tables.flatMap(({ children }) => children.slice(1));
  return (tables[0]?.children[0]?.children ?? []).map((head, index) => {
    const cells = rows.flatMap((row) => row.children[index] ?? []);
    return {
      head: textOf(head).trim(),
      cells,
      width: Math.max(...[head, ...cells].map(widthOf)),
      floor: Math.max(0, ...[head, ...cells].flatMap((own) => unbreakableParts(textOf(own))).map(wide)),
      isProse: cells
        .map(wordsOf)
        .some((words) => wide(words) >= PROSE_WIDTH && /\s|\p{Script=Han}/u.test(words)),
    };
  });
}

const fits = (columns: readonly Column[]): boolean =>
  sum(columns.map(({ width }) => width + PADDING)) <= DESKTOP_WIDTH;

function kindOf(columns: readonly Column[]): TableKind {
  if (columns.length > MAX_STACKED_COLUMNS) return 'matrix';
  const [first] = columns;
  const isList = columns.length <= MAX_PARAMS_COLUMNS || columns.at(-1)?.isProse === true;
  const hasKeys = first !== undefined && first.cells.length > 0 && first.cells.every(isCode);
  return hasKeys && columns.length > 1 && isList && !fits(columns) ? 'params' : 'plain';
}

/** Shares of the width: each column gets what it needs and as much of the rest, or by the square root of its width. */
function sharesOf(columns: readonly Column[]): number[] {
  const [first, second] = columns;
  const isNamed =
    first && first.width <= Math.min(NAME_WIDTH, Math.max(NAME_SHARE_WIDTH, second?.width ?? 0));
  if (columns.length === 2 && isNamed) return [NAME_SHARE, 100 - NAME_SHARE];
  if (columns.length === 2 && second?.isProse && !first?.isProse) return [CODE_SHARE, 100 - CODE_SHARE];
  const needs = columns.map(({ width }) => width + PADDING);
  const rest = Math.max(0, DESKTOP_WIDTH - sum(needs)) / columns.length;
  const weights = needs.map((need) => (fits(columns) ? need + rest : Math.sqrt(need)));
  return weights.map((weight) => Math.round((100 * weight) / sum(weights)));
}

/** Width that a column needs on a phone, where it may take two lines, and prose more. */
const phoneWidth = ({ width, floor, isProse }: Column): number =>
  PADDING + (isProse ? PHONE_PROSE_WIDTH : Math.max(floor, width / 2, Math.min(width, PHONE_CELL_WIDTH)));

/** Whether the cells of the first column name the rows: all are non-empty, short and unique. */
export function namesRows({ children: [head, ...rows] }: Table): boolean {
  const names = rows.flatMap((row) => row.children[0] ?? []);
  const texts = [...(head?.children.slice(0, 1) ?? []), ...names].map((cell) => textOf(cell).trim());
  const isNamed = !texts.includes('') && names.every((cell) => widthOf(cell) <= NAME_WIDTH);
  return isNamed && names.length > 0 && new Set(texts.slice(1)).size === names.length;
}

/** Text of a cell besides code. */
const wordsOf = (cell: TableCell): string =>
  textOf({ ...cell, children: cell.children.filter(({ type }) => type !== 'inlineCode') }).trim();

/** Whether a cell consists of code. */
const isCode = ({ children }: TableCell): boolean =>
  children.some(({ type }) => type === 'inlineCode') &&
  children.every(
    (child) => child.type === 'inlineCode' || (child.type === 'text' && /^[\s,/、，]*$/u.test(child.value)),
  );

function widthOf(node: TableCell): number {
  const width = wide(textOf(node).trim());
  return isCode(node) ? width * CODE_WIDTH : width;
}

const wide = (text: string): number => text.replace(HAN, 'xx').length;

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);
