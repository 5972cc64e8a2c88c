import type { BuildFeature } from '../../build/buildFeature';
import { identifyRows } from './build/identifyRows';
import { tableFilter } from './build/tableFilter';

/** `<TableFilter>`: one field that filters what is below it: rows of tables, which have addresses, and sections without tables. */
export const reference = {
  name: 'reference',
  markdown: {
    components: { TableFilter: (_state, _node, context) => tableFilter(context.options.messages) },
    transform: identifyRows,
    sheets: { filter: ['table-filter'] },
  },
} satisfies BuildFeature;
