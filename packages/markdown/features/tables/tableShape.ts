import type { Table, TableCell } from 'mdast';

import { textOf } from '../../compile/mdast';
import { unbreakableParts } from '../../compile/wordBreaks';

/** How a table is laid out: as a list of parameters, choices, links, a compact grid, or plain. */
export type TableKind = 'params' | 'choice' | 'links' | 'matrix' | 'plain';

/** Layout of a table, from the lengths of its cells. */
export interface TableShape {
  kind: TableKind;
  /** Whether its rows become labelled groups on a phone. */
  stacks: boolean;
  /** Where the labels of these groups stand: above the values if they or the values are long. */
  labels: 'above' | 'beside';
  /** Whether it takes the wide track of large windows. */
  isWide: boolean;
  /** Whether its first column names the rows. */
  namesRows: boolean;
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
/** Padding of a cell, and widths of the text column on a desktop and on a phone, in characters. */
const PADDING = 3;
const DESKTOP_WIDTH = 92;
const PHONE_WIDTH = 40;
/** Columns with a cell this wide are prose, and how much of one is comfortable on a phone. */
const PROSE_WIDTH = 40;
const PHONE_PROSE_WIDTH = 26;
/** The first column contains row headers if its cells are at most this wide. */
const NAME_WIDTH = 48;
/** Shares are percentages in steps. */
const SHARE_STEP = 5;
/** Largest share of another column beside prose in tables of two and three columns, and least share of prose. */
const MAX_NAME_SHARES: Partial<Record<number, number>> = { 2: 30, 3: 25 };
/** Part of an equal share that another column gets at most beside several of prose. */
const SHORT_PART = 0.75;
const MIN_PROSE_SHARE = 25;
/** Widths of labels and of values that stand beside each other on a phone. */
const MAX_LABEL_WIDTH = 14;
const MAX_VALUE_PART = 20;
/** Tables of so many columns take the wide track. */
const WIDE_COLUMNS = 4;
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

/** Chooses the layout of a table. */
export function shapeTable(table: Table): TableShape {
  const columns = columnsOf(table);
  const widths = columns.map(({ width }) => width + PADDING);
  const fits = sum(widths) <= DESKTOP_WIDTH;
  const kind = kindOf(columns, fits);
  const isFree = fits && !columns.some(({ isProse }) => isProse);
  const shares = isFree || kind === 'params' || kind === 'matrix' ? [] : sharesOf(columns);
  const onPhone = columns.map(({ width, isProse }) => PADDING + (isProse ? PHONE_PROSE_WIDTH : width));
  const labelled = columns.slice(columns.length > 2 ? 1 : columns.length);
  return {
    kind,
    stacks: kind === 'params' || (kind !== 'matrix' && sum(onPhone) > PHONE_WIDTH),
    labels: labelled.some(({ head, floor }) => wide(head) > MAX_LABEL_WIDTH || floor > MAX_VALUE_PART)
      ? 'above'
      : 'beside',
    isWide:
      kind !== 'params' &&
      (columns.length >= WIDE_COLUMNS || sum(columns.map(({ floor }) => floor + PADDING)) > DESKTOP_WIDTH),
    namesRows: columns.length > 1 && namesRows(columns[0]),
    columns: columns.map(({ head, isProse }, index) => ({ head, isProse, share: shares[index] })),
  };
}

function columnsOf({ children: [head, ...body] }: Table): Column[] {
  return (head?.children ?? []).map((cell, index) => {
    const cells = body.flatMap((row) => row.children[index] ?? []);
    const isProse = cells.some(
      (own) => widthOf(own) >= PROSE_WIDTH && /\s|\p{Script=Han}/u.test(textOf(own)) && !isCode(own),
    );
    return {
      head: textOf(cell).trim(),
      cells,
      width: Math.max(0, ...[cell, ...cells].map(widthOf)),
      floor: Math.max(0, ...cells.flatMap((own) => unbreakableParts(textOf(own))).map(wide)),
      isProse,
    };
  });
}

function kindOf(columns: readonly Column[], fits: boolean): TableKind {
  if (columns.length > MAX_STACKED_COLUMNS) return 'matrix';
  const [first, second] = columns;
  const isList = columns.length <= MAX_PARAMS_COLUMNS || columns.at(-1)?.isProse === true;
  if (first && !fits && columns.length > 1 && isList && every(first, isCode)) return 'params';
  if (columns.length !== 2 || !first || !second) return 'plain';
  return every(first, isLink) !== every(second, isLink) ? 'links' : 'choice';
}

/**
 * Shares of the width of the page: short columns get what they need, prose the rest by its length. Without prose, the
 * widest column takes the rest.
 */
function sharesOf(columns: readonly Column[]): number[] {
  const widest = Math.max(...columns.map(({ width }) => width));
  const hasProse = columns.some(({ isProse }) => isProse);
  const takesRest = ({ isProse, width }: Column): boolean => (hasProse ? isProse : width === widest);
  const long = columns.filter(takesRest);
  const equal = 100 / columns.length;
  const most = long.length > 1 ? SHORT_PART * equal : (MAX_NAME_SHARES[columns.length] ?? equal);
  const shortShare = ({ width }: Column): number =>
    Math.min(inSteps((100 * (width + PADDING)) / DESKTOP_WIDTH, Math.ceil), inSteps(most));
  const left = 100 - sum(columns.map((column) => (takesRest(column) ? 0 : shortShare(column))));
  const least = Math.min(MIN_PROSE_SHARE, inSteps(left / long.length));
  const spare = left - least * long.length;
  const lengths = sum(long.map(({ width }) => Math.sqrt(width)));
  const longShare = ({ width }: Column): number =>
    least + inSteps((spare * Math.sqrt(width)) / lengths, Math.round);
  return columns.map((column) => (takesRest(column) ? longShare(column) : shortShare(column)));
}

/** Rounds a share to a step. */
const inSteps = (share: number, round: (value: number) => number = Math.floor): number =>
  SHARE_STEP * round(share / SHARE_STEP);

/** Whether all cells of a column are non-empty, short and unique. */
function namesRows(column: Column | undefined): boolean {
  if (!column || column.head === '' || column.cells.length === 0) return false;
  const texts = column.cells.map((cell) => textOf(cell).trim());
  const named = column.cells.every((cell) => textOf(cell).trim() !== '' && widthOf(cell) <= NAME_WIDTH);
  return named && new Set(texts).size === texts.length;
}

function every({ cells }: Column, test: (cell: TableCell) => boolean): boolean {
  return cells.length > 0 && cells.every(test);
}

/** Whether a cell consists of code, or of a link. */
const isCode = (cell: TableCell): boolean => consistsOf(cell, 'inlineCode', /^[\s,/、，]*$/u);
const isLink = (cell: TableCell): boolean => consistsOf(cell, 'link', /^[\s,、，]*$/u);

function consistsOf({ children }: TableCell, type: 'inlineCode' | 'link', between: RegExp): boolean {
  return (
    children.some((child) => child.type === type) &&
    children.every((child) => child.type === type || (child.type === 'text' && between.test(child.value)))
  );
}

function widthOf(node: TableCell): number {
  const width = wide(textOf(node).trim());
  return isCode(node) ? width * CODE_WIDTH : width;
}

const wide = (text: string): number => text.replace(HAN, 'xx').length;

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);
