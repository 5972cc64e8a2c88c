import { arrows } from './arrows';
import type { Canvas } from './canvas';
import { charts } from './charts';
import { NARROW_WIDTH } from './legibility';
import { panelCards } from './panelCard';
import { shapes } from './shapes';
import { tables } from './tables';
import { trees } from './trees';
import { wireframe } from './wireframe';

/** All that a figure may draw, on one canvas. */
export function createKit(canvas: Canvas) {
  const basic = shapes(canvas);
  const lines = arrows(canvas, basic);
  return {
    locale: canvas.locale,
    t: canvas.t,
    /** Whether this is the drawing for phones. */
    narrow: canvas.width <= NARROW_WIDTH,
    /** Adds elements made with `el`, for what the kit has no word for. */
    add: canvas.add,
    ...basic,
    ...lines,
    ...trees(canvas, basic, lines),
    ...tables(canvas, basic),
    ...wireframe(canvas, basic),
    ...panelCards(canvas, basic),
    ...charts(canvas),
  };
}

export type Kit = ReturnType<typeof createKit>;
