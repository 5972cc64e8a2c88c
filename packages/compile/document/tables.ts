import type { Element, ElementContent } from 'hast';
import { h } from 'hastscript';
import type { Table } from 'mdast';
import { formatMessage, groupBy, ownValue } from '@idmp/model';
import type { CompileContext } from './context';
import { eachNode, type Root, textOf } from './mdast';
import { namesRows, shapeTables, type TableShape } from './tableShape';

declare module 'mdast' {
  interface TableData {
    shape?: TableShape;
  }
}

const MAX_LABEL_LENGTH = 120;
/** Roles of the elements of a table, which some browsers drop with another `display`. */
const ROLES: Readonly<Record<string, string>> = {
  table: 'table',
  thead: 'rowgroup',
  tbody: 'rowgroup',
  tr: 'row',
  td: 'cell',
};

/** Gives the tables of a page that have the same head one layout. */
export function shapeAlike(root: Root): void {
  const tables: Table[] = [];
  eachNode(root, 'table', (table) => tables.push(table));
  const headOf = ({ children: [head] }: Table): string => head?.children.map(textOf).join('|') ?? '';
  for (const alike of groupBy(tables, headOf).values()) {
    const shape = shapeTables(alike);
    for (const table of alike) table.data = { ...table.data, shape };
  }
}

/** A table laid out by its content; if it may scroll sideways, its container is focusable and has a name. */
export function wrapTable(table: Element, node: Table, context: CompileContext): Element {
  demoteEmptyHeaders(table);
  const shape = node.data?.shape ?? shapeTables([node]);
  markCells(table, shape, shape.columns.length > 1 && namesRows(node));
  const classes = [
    shape.kind === 'plain' ? [] : shape.kind,
    shape.stacks ? 'stacks' : [],
    shape.stacks && shape.kind !== 'params' ? `labels-${shape.labels}` : [],
  ].flat();
  if (classes.length > 0) table.properties.className = classes;
  if (shape.stacks) keepRoles(table);
  const wrap = shape.isWide ? 'div.table-wrap.wide' : 'div.table-wrap';
  if (shape.kind !== 'matrix') return h(wrap, [table]);
  const columns = shape.columns
    .map(({ head }) => head)
    .filter(Boolean)
    .join(', ');
  const label = formatMessage(context.options.messages['table.label'] ?? '', {
    columns: columns.slice(0, MAX_LABEL_LENGTH),
  });
  return h(wrap, { tabIndex: 0, role: 'group', ariaLabel: label }, [table]);
}

/** Turns an empty corner cell into `<td>`, as screen readers would announce an empty header. */
function demoteEmptyHeaders(node: ElementContent): void {
  if (node.type !== 'element') return;
  if (node.tagName === 'th' && node.children.length === 0) node.tagName = 'td';
  node.children.forEach(demoteEmptyHeaders);
}

/** Sets widths, row headers, and the labels that cells have in a list. */
function markCells(table: Element, { columns, kind, stacks }: TableShape, isNamed: boolean): void {
  const [head, ...body] = rowsOf(table);
  const prose = columns.filter(({ isProse }) => isProse);
  if (head)
    for (const [index, cell] of cellsOf(head).entries()) {
      const share = columns[index]?.share;
      if (share !== undefined) cell.properties.width = `${share}%`;
    }
  for (const row of body) {
    for (const [index, cell] of cellsOf(row).entries()) {
      const column = columns[index];
      if (index === 0) {
        if (isNamed || kind === 'params')
          Object.assign(cell, { tagName: 'th', properties: { ...cell.properties, scope: 'row' } });
        continue;
      }
      const isMeaning = kind === 'params' && column?.isProse && prose.length === 1;
      if (stacks && column && columns.length > 2 && !isMeaning) cell.properties.dataLabel = column.head;
      if (kind === 'params' && column?.isProse) cell.properties.className = ['prose-cell'];
    }
  }
}

function keepRoles(node: ElementContent): void {
  if (node.type !== 'element') return;
  const role =
    node.tagName === 'th'
      ? node.properties.scope
        ? 'rowheader'
        : 'columnheader'
      : ownValue(ROLES, node.tagName);
  if (role) node.properties.role = role;
  if (role !== 'cell') node.children.forEach(keepRoles);
}

function rowsOf(node: ElementContent): Element[] {
  if (node.type !== 'element') return [];
  return node.tagName === 'tr' ? [node] : node.children.flatMap(rowsOf);
}

const cellsOf = (row: Element): Element[] =>
  row.children.filter((cell): cell is Element => cell.type === 'element' && /^t[hd]$/.test(cell.tagName));
