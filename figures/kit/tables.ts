import type { Canvas } from './canvas';
import type { Shapes } from './shapes';
import { el } from './svgNode';
import { wrapText } from './textMetrics';
import type { Label, Rect, Tone } from './types';

export interface TableOptions {
  x: number;
  y: number;
  widths: readonly number[];
  header?: readonly Label[];
  rows: readonly (readonly Label[])[];
  size?: 12 | 13 | 14;
  mono?: boolean;
  align?: readonly ('start' | 'middle' | 'end')[];
  /** Rows with a tinted ground, by their number from 0. */
  marked?: Readonly<Record<number, Tone>>;
}

const PADDING = 8;

/** Tables with wrapped cells. */
export function tables(canvas: Canvas, { text, rect }: Shapes) {
  /** Draws a table; returns its area and that of every cell, the header included. */
  function table({
    x,
    y,
    widths,
    header,
    rows,
    size: wanted = 13,
    mono = false,
    align = [],
    marked = {},
  }: TableOptions): Rect & { cells: Rect[][] } {
    const size = canvas.textSize(wanted);
    const all = header === undefined ? rows : [header, ...rows];
    const first = header === undefined ? 0 : 1;
    const w = widths.reduce((sum, width) => sum + width, 0);
    const heights = all.map((row, index) => {
      const style = { size, bold: index < first, mono: mono && index >= first };
      const counts = row.map(
        (cell, column) => wrapText(canvas.t(cell), (widths[column] ?? 0) - 2 * PADDING, style).length,
      );
      return Math.max(...counts) * size * 1.4 + 12;
    });
    const h = heights.reduce((sum, height) => sum + height, 0);
    rect({ x, y, w, h }, 'f-paper s-rule', 6);
    if (first === 1) rect({ x: x + 1, y: y + 1, w: w - 2, h: (heights[0] ?? 0) - 1 }, 'f-soft', 6);
    let top = y;
    const cells = all.map((row, index) => {
      const height = heights[index] ?? 0;
      const tone = index >= first ? marked[index - first] : undefined;
      if (tone !== undefined) rect({ x: x + 1, y: top + 1, w: w - 2, h: height - 2 }, `w-${tone}`);
      if (index > 0) canvas.add(el('path', { class: 's-rule', d: `M${x} ${top}h${w}` }));
      let left = x;
      const areas = row.map((cell, column) => {
        const area = { x: left, y: top, w: widths[column] ?? 0, h: height };
        const side = align[column] ?? 'start';
        text(cell, {
          x: side === 'start' ? left + PADDING : side === 'end' ? left + area.w - PADDING : left + area.w / 2,
          y: top + height / 2,
          width: area.w - 2 * PADDING,
          size: wanted,
          bold: index < first,
          mono: mono && index >= first,
          color: index < first ? 'muted' : 'ink',
          align: side,
          valign: 'middle',
        });
        left += area.w;
        return area;
      });
      top += height;
      return areas;
    });
    return { x, y, w, h, cells };
  }

  return { table };
}
