import type { Canvas } from './canvas';
import type { Shapes } from './shapes';
import { el } from './svgNode';
import type { Label, Point, Rect } from './types';

/** Numbered marks and what they mean. */
export function callouts(canvas: Canvas, { text }: Shapes) {
  /** A numbered mark that a legend or the text of the page explains. */
  function callout(number: number, { x, y }: Point): void {
    canvas.add(el('circle', { class: 'f-strong', cx: x, cy: y, r: 10 }));
    text(String(number), { x, y, size: 12, bold: true, color: 'on', align: 'middle' });
    canvas.claim({ x: x - 10, y: y - 10, w: 20, h: 20 }, `callout ${number}`);
  }

  /** The meaning of numbered marks, one below the other; returns the used area. */
  function calloutList({
    x,
    y,
    w,
    items,
    first = 1,
  }: {
    x: number;
    y: number;
    w: number;
    items: readonly Label[];
    first?: number;
  }): Rect {
    let top = y;
    for (const [index, item] of items.entries()) {
      callout(first + index, { x: x + 10, y: top + 10 });
      const area = text(item, { x: x + 28, y: top + 10, width: (w - 28) * 0.92, size: 13 });
      top = Math.max(top + 20, area.y + area.h) + 8;
    }
    return canvas.claim({ x, y, w, h: top - 8 - y }, 'callouts');
  }

  return { callout, calloutList };
}

export type Callouts = ReturnType<typeof callouts>;
