import type { Callouts } from './callouts';
import type { Canvas } from './canvas';
import type { FieldOptions, Fields } from './fields';
import type { Shapes } from './shapes';
import { el } from './svgNode';
import { measureText } from './textMetrics';
import type { Label, Rect } from './types';

/** A field of a form; `mark` puts a numbered mark beside it, `share` is its part of the row. */
export type FormField = Omit<FieldOptions, 'x' | 'y' | 'w'> & { mark?: number; share?: number };

export interface FormSection {
  caption?: Label;
  /** Fields side by side; one below the other where there is no room. */
  rows: readonly (readonly FormField[])[];
}

export interface FormOptions {
  title: Label;
  sections: readonly FormSection[];
  /** Buttons at the lower right, the last one primary. */
  buttons?: readonly Label[];
  /** A further button at the lower left. */
  aside?: Label;
  /** A button at the right of the title, with its numbered mark. */
  corner?: { label: Label; mark?: number };
}

const PADDING = 18;
const GAP = 14;
/** Below this width the fields of a row stand one below the other. */
const LEAST_ROW = 340;

/** Forms laid out from their fields. */
export function forms(canvas: Canvas, { text }: Shapes, { button, field }: Fields, { callout }: Callouts) {
  function drawRow(row: readonly FormField[], { x, y, w }: Pick<Rect, 'x' | 'y' | 'w'>): number {
    const stacked = w < LEAST_ROW;
    const shares = row.reduce((sum, { share = 1 }) => sum + share, 0);
    const free = stacked ? w : w - (row.length - 1) * GAP;
    let [left, top, low] = [x, y, y];
    for (const { mark, share = 1, ...options } of row) {
      const width = stacked ? w : (free * share) / shares;
      const area = field({ ...options, x: left, y: top, w: mark === undefined ? width : width - 30 });
      if (mark !== undefined)
        callout(mark, { x: left + width - 12, y: area.y + area.h - (area.h > 30 ? 14 : 13) });
      low = Math.max(low, area.y + area.h);
      if (stacked) top = low + 10;
      else left += width + GAP;
    }
    return low;
  }

  /** A button in the title row; its mark is to the left of it. */
  function drawCorner(
    { label, mark }: NonNullable<FormOptions['corner']>,
    { x, y, w }: Pick<Rect, 'x' | 'y' | 'w'>,
  ): void {
    const width = measureText(canvas.t(label), { size: canvas.textSize(13) }) + 24;
    const left = x + w - PADDING - width;
    button({ x: left, y: y + 9, label, w: width });
    if (mark !== undefined) callout(mark, { x: left - 18, y: y + 23 });
  }

  /** Draws a form as high as its fields need; returns its area. */
  function form({
    x,
    y,
    w,
    title,
    sections,
    buttons = [],
    aside,
    corner,
  }: FormOptions & Pick<Rect, 'x' | 'y' | 'w'>): Rect {
    // The frame lies below the fields, but its height is known only after them.
    const frame = el('rect', { class: 'f-paper s-neutral w15', x, y, width: w, rx: 10 });
    canvas.add(frame);
    const inner = { x: x + PADDING, w: w - 2 * PADDING };
    const head = text(title, { x: inner.x, y: y + 23, width: inner.w, bold: true });
    if (corner !== undefined) drawCorner(corner, { x, y, w });
    let top = Math.max(head.y + head.h + 8, y + (corner === undefined ? 0 : 44));
    canvas.add(el('path', { class: 's-rule', d: `M${x} ${top}h${w}` }));
    top += 12;
    for (const { caption, rows } of sections) {
      if (caption !== undefined) {
        const area = text(caption, { x: inner.x, y: top + 10, width: inner.w * 0.92, size: 13, bold: true });
        top = area.y + area.h + 6;
      }
      for (const row of rows) top = drawRow(row, { ...inner, y: top }) + 12;
      top += 4;
    }
    if (buttons.length > 0) {
      let right = x + w - PADDING;
      for (const [index, label] of [...buttons].reverse().entries()) {
        const size = canvas.textSize(13);
        const width = measureText(canvas.t(label), { size, bold: index === 0 }) + 24;
        button({ x: right - width, y: top, label, w: width, primary: index === 0 });
        right -= width + 10;
      }
      if (aside !== undefined) button({ x: inner.x, y: top, label: aside });
      top += 44;
    }
    frame.attributes.height = top - y;
    return canvas.claim({ x, y, w, h: top - y }, canvas.t(title));
  }

  return { form };
}
