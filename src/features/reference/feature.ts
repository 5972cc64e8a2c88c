import { visit } from 'unist-util-visit';
import { type CompileContext, isJsx, type Nodes, type Root, textOf } from '@idmp/compile';
import type { Element } from 'hast';
import { h } from 'hastscript';
import type { FilterTexts } from './model/filterTexts';
import { ownValue } from '@idmp/model';
import type { BuildFeature } from '../../build/buildFeature';

const PREFIX = 'row-';
const BETWEEN_WORDS = /[^\p{L}\p{N}]+/gu;

/** Gives each row of the tables an id after its first cell, on pages with a table filter. */
function identifyRows(root: Root, context: CompileContext): void {
  if (!root.children.some((node: Nodes) => isJsx(node) && node.name === 'TableFilter')) return;
  const counts = new Map<string, number>();
  visit(root, 'table', ({ children: [, ...rows] }) => {
    for (const row of rows) {
      const [cell] = row.children;
      const id = uniqueId(cell ? nameOf(cell) : '', context.anchors, counts);
      context.anchors.add(id);
      row.data = { ...row.data, hProperties: { id } };
    }
  });
}

/** The first code of a cell, which is the same in every language, or else its text. */
function nameOf(cell: Nodes): string {
  let code: string | undefined;
  visit(cell, 'inlineCode', ({ value }) => {
    code ??= value;
  });
  return code ?? textOf(cell);
}

/** @param counts - last number of each id, from which the next one goes on: tables may have thousands of equal cells */
function uniqueId(name: string, taken: ReadonlySet<string>, counts: Map<string, number>): string {
  const words = name.toLowerCase().split(BETWEEN_WORDS).filter(Boolean).join('-');
  const id = PREFIX + (words || '1');
  let unique = id;
  let count = counts.get(id) ?? 0;
  while (taken.has(unique)) unique = `${id}-${++count}`;
  counts.set(id, count);
  return unique;
}

type Messages = CompileContext['options']['messages'];

/** The field of a table filter; its texts are in the page, for the script that serves it. */
function tableFilter(messages: Messages): Element {
  const t = (key: string): string => ownValue(messages, key) ?? key;
  const texts: FilterTexts = {
    count: t('filter.count'),
    link: t('filter.link'),
    copy: t('filter.copy'),
  };
  return h('form.table-filter', { role: 'search', dataTableFilter: JSON.stringify(texts) }, [
    h('label', [
      t('filter.label'),
      h('input', { type: 'search', name: 'filter', autoComplete: ['off'], spellCheck: 'false' }),
    ]),
    h('p', { role: 'status' }),
  ]);
}

/** `<TableFilter>`: one field that filters what is below it: rows of tables, which have addresses, and sections without tables. */
export const reference = {
  name: 'reference',
  markdown: {
    components: { TableFilter: (_state, _node, context) => tableFilter(context.options.messages) },
    transform: identifyRows,
    sheets: { filter: ['table-filter'] },
  },
} satisfies BuildFeature;
