import type { Arrows } from './arrows';
import type { Canvas } from './canvas';
import type { Shapes } from './shapes';
import { el } from './svgNode';
import type { Label, Rect, Tone } from './types';

export type TimelineItem =
  | { from: number; to: number; label?: Label; tone?: Tone; dashed?: boolean; row?: number }
  | { at: number; label?: Label; tone?: Tone; row?: number };

export interface TimelineLane {
  label?: Label;
  items: readonly TimelineItem[];
  /** Number of rows that spans of this lane may use, for windows that overlap. */
  rows?: number;
}

export interface TimelineOptions {
  x: number;
  y: number;
  w: number;
  from: number;
  to: number;
  ticks?: readonly { at: number; label: Label }[];
  lanes: readonly TimelineLane[];
  /** Room for the names of the lanes, at the left. */
  labelW?: number;
  rowH?: number;
  /** Word at the end of the axis. */
  axisLabel?: Label;
}

/** Time axes with spans (windows) and points (values, triggers). */
export function timelines(canvas: Canvas, { text, rect, dot }: Shapes, { arrow }: Arrows) {
  /** Draws a time axis below its lanes; `xOf` gives the place of a moment, `lanes` the area of each lane. */
  function timeline({
    x,
    y,
    w,
    from,
    to,
    ticks = [],
    lanes,
    labelW = 90,
    rowH = 28,
    axisLabel,
  }: TimelineOptions): Rect & { xOf: (at: number) => number; lanes: Rect[] } {
    const left = x + labelW;
    const width = w - labelW - 16;
    const xOf = (at: number) => left + ((at - from) / (to - from)) * width;
    const heights = lanes.map((lane) => (lane.rows ?? 1) * rowH + 12);
    const bottom = y + heights.reduce((sum, height) => sum + height, 0) + 6;
    for (const { at } of ticks)
      canvas.add(el('path', { class: 's-rule dash', d: `M${xOf(at)} ${y}V${bottom}` }));
    let top = y;
    const areas = lanes.map((lane, index) => {
      const height = heights[index] ?? 0;
      if (lane.label !== undefined)
        text(lane.label, {
          x,
          y: top + height / 2,
          width: labelW - 12,
          size: 13,
          color: 'muted',
          valign: 'middle',
        });
      for (const item of lane.items) {
        const middle = top + 6 + (item.row ?? 0) * rowH + rowH / 2;
        const tone = item.tone ?? 'brand';
        if ('at' in item) {
          dot(xOf(item.at), middle, tone, 5);
          if (item.label !== undefined)
            text(item.label, { x: xOf(item.at), y: middle - 15, size: 12, align: 'middle', halo: true });
          continue;
        }
        const span = {
          x: xOf(item.from),
          y: middle - rowH / 2 + 3,
          w: xOf(item.to) - xOf(item.from),
          h: rowH - 6,
        };
        rect(span, `w-${tone} s-${tone}${item.dashed ? ' dash' : ''}`, 4);
        if (item.label !== undefined)
          text(item.label, { x: span.x + span.w / 2, y: middle, size: 12, align: 'middle' });
      }
      top += height;
      return { x: left, y: top - height, w: width, h: height };
    });
    arrow({ x: left - 6, y: bottom }, { x: x + w, y: bottom }, { route: 'straight' });
    for (const { at, label } of ticks) {
      canvas.add(el('path', { class: 's-neutral', d: `M${xOf(at)} ${bottom - 4}v8` }));
      text(label, { x: xOf(at), y: bottom + 14, size: 12, color: 'muted', align: 'middle' });
    }
    if (axisLabel !== undefined)
      text(axisLabel, { x: x + w, y: bottom + 14, size: 12, color: 'muted', align: 'end' });
    return { x, y, w, h: bottom + 24 - y, xOf, lanes: areas };
  }

  return { timeline };
}
