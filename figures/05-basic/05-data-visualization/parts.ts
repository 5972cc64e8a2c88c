import * as Plot from '@observablehq/plot';
import { color, el, type Kit, type Label, type Rect, type Tone } from '../../kit';

export const CHAPTER = '05-basic/05-data-visualization';

/** A panel: frame and title; returns the room for the chart. */
export function panel(kit: Kit, { x, y, w, h, title }: Rect & { title?: Label }): Rect {
  kit.rect({ x, y, w, h }, 'f-paper s-rule', 8);
  if (title === undefined) return { x: x + 8, y: y + 8, w: w - 16, h: h - 16 };
  kit.text(title, { x: x + 14, y: y + 20, width: w - 28, size: 13, bold: true });
  return { x: x + 8, y: y + 36, w: w - 16, h: h - 44 };
}

/** The settings column of the panel editor; returns the room below its heading. */
export function settings(kit: Kit, { x, y, w, h, title }: Rect & { title: Label }): Rect {
  kit.rect({ x, y, w, h }, 'f-soft s-rule', 8);
  kit.text(title, { x: x + 14, y: y + 20, size: 13, bold: true });
  return { x: x + 14, y: y + 40, w: w - 28, h: h - 50 };
}

/** A row of level, value and colour, as in the display configuration of limits. */
export function levelRow(
  kit: Kit,
  {
    x,
    y,
    w,
    level,
    value,
    tone,
  }: { x: number; y: number; w: number; level?: Label; value: Label; tone: Tone },
): void {
  const left = level === undefined ? 0 : 74;
  if (level !== undefined) kit.text(level, { x, y: y + 13, size: 12 });
  kit.rect({ x: x + left, y, w: w - left - 34, h: 26 }, 'f-paper s-neutral', 4);
  kit.text(value, { x: x + left + 10, y: y + 13, size: 12 });
  kit.rect({ x: x + w - 26, y: y + 2, w: 22, h: 22 }, `f-${tone}`, 4);
}

/** Moment of a day in 2025 as hours, minutes. */
export function moment(hours: number, minutes = 0): Date {
  return new Date(Date.UTC(2025, 7, 1, hours, minutes));
}

/** `14:00` for a moment. */
export function clock(date: Date): string {
  return date.toISOString().slice(11, 16);
}

/** `08-01 14:00` for a moment. */
export function dayAndClock(date: Date): string {
  return date.toISOString().slice(5, 16).replace('T', ' ');
}

/** Grid and axes of a chart over time. */
export function timeAxes({
  hours,
  values,
  format = clock,
  side = 'left',
  rotate = 0,
}: {
  hours: readonly number[];
  values: readonly number[];
  format?: (date: Date) => string;
  side?: 'left' | 'right';
  rotate?: number;
}): Plot.Markish[] {
  return [
    Plot.gridY([...values], { stroke: color('rule'), strokeOpacity: 1 }),
    Plot.axisX(
      hours.map((hour) => moment(hour)),
      { tickFormat: format, tickSize: 4, tickRotate: rotate, label: null },
    ),
    Plot.axisY([...values], { tickSize: 0, anchor: side, label: null }),
  ];
}

export interface Limit {
  level: string;
  value: number;
  tone: Tone;
}

/** Coloured bands from each limit up to the next, dashed lines and numbers at the right edge. */
export function limitBands(
  limits: readonly Limit[],
  basic: Tone,
  [low, high]: readonly [number, number],
): Plot.Markish[] {
  const rising = [...limits].sort((a, b) => a.value - b.value);
  const [lowest] = rising;
  const bands = [
    ...(lowest === undefined ? [] : [{ from: low, to: lowest.value, tone: basic }]),
    ...rising.map(({ value, tone }, index) => ({ from: value, to: rising[index + 1]?.value ?? high, tone })),
  ];
  return [
    ...bands.map(({ from, to, tone }) =>
      Plot.rectY([0], { y1: from, y2: to, fill: color(tone), fillOpacity: 0.2 }),
    ),
    ...rising.map(({ value, tone }) =>
      Plot.ruleY([value], { stroke: color(tone), strokeDasharray: '5 4', strokeWidth: 1.5 }),
    ),
    Plot.text(rising, {
      y: 'value',
      text: (limit: Limit) => String(limit.value),
      frameAnchor: 'right',
      textAnchor: 'start',
      dx: 6,
      fill: color('ink'),
    }),
  ];
}

/** A tooltip with lines of text. */
export function tooltip(
  kit: Kit,
  { x, y, w, lines }: { x: number; y: number; w: number; lines: readonly Label[] },
): void {
  kit.rect({ x, y, w, h: lines.length * 18 + 14 }, 'f-paper s-neutral', 6);
  for (const [index, line] of lines.entries())
    kit.text(line, { x: x + 10, y: y + 16 + index * 18, size: 12, bold: index === 0 });
}

/** A mouse pointer with its tip at x, y. */
export function pointer(kit: Kit, x: number, y: number): void {
  kit.add(
    el('path', { fill: color('ink'), stroke: color('ground'), d: `M${x} ${y}v16l4-4 3 6 3-1.5 -3-6h5z` }),
  );
}

/** A tint over a part of the drawing that the text speaks of. */
export function highlight(kit: Kit, { x, y, w, h }: Rect): void {
  const edge = kit.narrow ? 16 : 10;
  kit.rect({ x: x - edge, y: y - 6, w: w + 2 * edge, h: h + 12 }, 'w-brand', 6);
}

/** Place of one of several panels: abreast, or one below the other on phones. */
export function panelPlace(kit: Kit, index: number, h: number, count = 3): Rect {
  if (kit.narrow) return { x: 4, y: 4 + index * (h + 8), w: 320, h };
  const w = 720 / count - 8;
  return { x: 4 + index * (w + 8), y: 4, w, h };
}

/** Places of a chart and of its settings: beside it, or on phones, `low` high, below it. */
export function settingsPlace(
  kit: Kit,
  { h, w, low }: { h: number; w: number; low: number },
): { chart: Rect; side: Rect } {
  if (kit.narrow) return { chart: { x: 4, y: 4, w: 320, h }, side: { x: 4, y: h + 12, w: 320, h: low } };
  return { chart: { x: 4, y: 4, w: 704 - w, h }, side: { x: 716 - w, y: 4, w, h } };
}
