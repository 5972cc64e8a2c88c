import type { BuildFeature } from '../../gatsby/buildFeature';
import { identifyRows } from './build/identifyRows';
import { tableFilter } from './build/tableFilter';

/** `<TableFilter>`: one field that filters the rows of all tables below it, each of which has an address. */
export const reference = {
  name: 'reference',
  markdown: {
    components: { TableFilter: (_state, _node, context) => tableFilter(context.options.messages) },
    transform: identifyRows,
  },
  pages: { sheets: { filter: ['table-filter'] } },
} satisfies BuildFeature;
