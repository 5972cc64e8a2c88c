import type { CompileFeature } from '../../document/extensions';
import { shapeAlike, wrapTable } from './tables';

/** Tables laid out by their content: widths of columns, row headers, lists on a phone. */
export const tables = {
  name: 'tables',
  markdown: { transform: shapeAlike, layOutTable: wrapTable },
} satisfies CompileFeature;
