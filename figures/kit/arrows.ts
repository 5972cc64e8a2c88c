import type { Canvas } from './canvas';
import type { Shapes } from './shapes';
import { classes, el, num } from './svgNode';
import type { Label, Point, Rect, Tone } from './types';

export type Side = 'left' | 'right' | 'top' | 'bottom';

export interface ArrowOptions {
  label?: Label;
  tone?: Tone;
  dashed?: boolean;
  /** Which ends carry a head. */
  heads?: 'end' | 'both' | 'none';
  /** Where the arrow leaves and arrives; chosen by position unless given. */
  from?: Side;
  to?: Side;
  /** `ortho` turns at right angles, `straight` goes directly. */
  route?: 'ortho' | 'straight';
  /** Corners between the two ends; replaces the automatic route. */
  via?: readonly Point[];
  /** Where between the ends the arrow turns, 0 to 1. */
  bend?: number;
  /** Where the label stands relative to its stretch of line. */
  labelAt?: 'above' | 'below' | 'left' | 'right' | 'on';
  labelWidth?: number;
}

const HEAD = 8;
const CORNER = 6;

function isRect(end: Point | Rect): end is Rect {
  return 'w' in end;
}

function anchor(end: Point | Rect, side: Side): Point {
  if (!isRect(end)) return end;
  const { x, y, w, h } = end;
  return {
    left: { x, y: y + h / 2 },
    right: { x: x + w, y: y + h / 2 },
    top: { x: x + w / 2, y },
    bottom: { x: x + w / 2, y: y + h },
  }[side];
}

/** The area that a line crosses. */
function extent(points: readonly Point[]): Rect {
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  return { x, y, w: Math.max(...xs) - x, h: Math.max(...ys) - y };
}

function asRect(end: Point | Rect): Rect {
  return isRect(end) ? end : { ...end, w: 0, h: 0 };
}

/** The sides of two areas that face each other. */
function facingSides(a: Rect, b: Rect): [Side, Side] {
  const gapX = Math.max(b.x - (a.x + a.w), a.x - (b.x + b.w));
  const gapY = Math.max(b.y - (a.y + a.h), a.y - (b.y + b.h));
  if (gapX >= gapY) return b.x >= a.x ? ['right', 'left'] : ['left', 'right'];
  return b.y >= a.y ? ['bottom', 'top'] : ['top', 'bottom'];
}

function isHorizontal(side: Side): boolean {
  return side === 'left' || side === 'right';
}

/** Corners of an orthogonal way between two anchors. */
function orthogonal(start: Point, end: Point, from: Side, to: Side, bend: number): Point[] {
  if (isHorizontal(from) && isHorizontal(to)) {
    const x = start.x + (end.x - start.x) * bend;
    return [
      { x, y: start.y },
      { x, y: end.y },
    ];
  }
  if (!isHorizontal(from) && !isHorizontal(to)) {
    const y = start.y + (end.y - start.y) * bend;
    return [
      { x: start.x, y },
      { x: end.x, y },
    ];
  }
  return [isHorizontal(from) ? { x: end.x, y: start.y } : { x: start.x, y: end.y }];
}

function distance(a: Point, b: Point): number {
  return Math.hypot(b.x - a.x, b.y - a.y);
}

function towards(a: Point, b: Point, length: number): Point {
  const share = length / (distance(a, b) || 1);
  return { x: a.x + (b.x - a.x) * share, y: a.y + (b.y - a.y) * share };
}

/** Path through points with rounded corners. */
function roundedPath(points: readonly Point[]): string {
  return points
    .map((point, index) => {
      const [before, after] = [points[index - 1], points[index + 1]];
      if (before === undefined) return `M${num(point.x)} ${num(point.y)}`;
      if (after === undefined) return `L${num(point.x)} ${num(point.y)}`;
      const radius = Math.min(CORNER, distance(before, point) / 2, distance(point, after) / 2);
      const [p, q] = [towards(point, before, radius), towards(point, after, radius)];
      return `L${num(p.x)} ${num(p.y)}Q${num(point.x)} ${num(point.y)} ${num(q.x)} ${num(q.y)}`;
    })
    .join('');
}

function headPath(tip: Point, behind: Point): string {
  const base = towards(tip, behind, HEAD);
  const [dx, dy] = [(base.x - tip.x) / 2, (base.y - tip.y) / 2];
  return `M${num(tip.x)} ${num(tip.y)}L${num(base.x - dy)} ${num(base.y + dx)}L${num(base.x + dy)} ${num(base.y - dx)}Z`;
}

/** Arrows between areas or points, and plain lines. */
export function arrows(canvas: Canvas, { text }: Shapes) {
  function ends(a: Rect, b: Rect, from: Side, to: Side, options: ArrowOptions): [Point, Point] {
    const [start, end] = [anchor(a, from), anchor(b, to)];
    const chosen = options.from !== undefined || options.to !== undefined || options.via !== undefined;
    if (chosen || options.route === 'straight') return [start, end];
    // Areas that lie abreast are joined by one straight line even when their middles differ.
    if (isHorizontal(from)) {
      const [top, bottom] = [Math.max(a.y, b.y), Math.min(a.y + a.h, b.y + b.h)];
      if (bottom - top >= 12 || (bottom >= top && (a.h === 0 || b.h === 0)))
        return [
          { ...start, y: (top + bottom) / 2 },
          { ...end, y: (top + bottom) / 2 },
        ];
    } else {
      const [left, right] = [Math.max(a.x, b.x), Math.min(a.x + a.w, b.x + b.w)];
      if (right - left >= 12 || (right >= left && (a.w === 0 || b.w === 0)))
        return [
          { ...start, x: (left + right) / 2 },
          { ...end, x: (left + right) / 2 },
        ];
    }
    return [start, end];
  }

  function labelLine(points: readonly Point[], { label, labelAt, labelWidth }: ArrowOptions): void {
    if (label === undefined) return;
    const stretches = points.slice(1).map((end, index) => ({ start: points[index] ?? end, end }));
    const [longest] = stretches.sort(
      (one, other) => distance(other.start, other.end) - distance(one.start, one.end),
    );
    if (longest === undefined) return;
    const { start, end } = longest;
    const middle = { x: (start.x + end.x) / 2, y: (start.y + end.y) / 2 };
    const at = labelAt ?? (Math.abs(end.x - start.x) >= Math.abs(end.y - start.y) ? 'above' : 'right');
    const shared = { size: 12, color: 'muted', width: labelWidth, valign: 'middle', halo: true } as const;
    if (at === 'left') text(label, { ...shared, x: middle.x - 8, y: middle.y, align: 'end' });
    else if (at === 'right') text(label, { ...shared, x: middle.x + 8, y: middle.y });
    else
      text(label, {
        ...shared,
        x: middle.x,
        y: middle.y + { above: -11, below: 12, on: 0 }[at],
        align: 'middle',
      });
  }

  /** Draws a line through points; returns nothing. */
  function line(
    points: readonly Point[],
    {
      tone = 'neutral',
      dashed,
      dotted,
      width,
    }: { tone?: Tone; dashed?: boolean; dotted?: boolean; width?: 1.5 | 2 } = {},
  ): void {
    canvas.add(
      el('path', {
        class: classes(
          'nofill',
          `s-${tone}`,
          width === 2 ? 'w2' : width === 1.5 && 'w15',
          dashed && 'dash',
          dotted && 'dot',
        ),
        d: roundedPath(points),
      }),
    );
  }

  function arrow(fromEnd: Point | Rect, toEnd: Point | Rect, options: ArrowOptions = {}): void {
    const { tone = 'neutral', dashed, heads = 'end', route = 'ortho', bend = 0.5 } = options;
    const [a, b] = [asRect(fromEnd), asRect(toEnd)];
    const facing = facingSides(a, b);
    const [from, to] = [options.from ?? facing[0], options.to ?? facing[1]];
    const [start, end] = ends(a, b, from, to, options);
    const straight = route === 'straight' || Math.abs(start.x - end.x) < 1 || Math.abs(start.y - end.y) < 1;
    const corners = options.via ?? (straight ? [] : orthogonal(start, end, from, to, bend));
    const points = [start, ...corners, end];
    const [second = end, beforeLast = start] = [points[1], points.at(-2)];
    // The line stops inside the head, so that the tip stays sharp.
    const drawn = [
      heads === 'both' ? towards(start, second, HEAD - 1) : start,
      ...corners,
      heads === 'none' ? end : towards(end, beforeLast, HEAD - 1),
    ];
    canvas.add(
      el('path', { class: classes('nofill', `s-${tone}`, 'w15', dashed && 'dash'), d: roundedPath(drawn) }),
    );
    if (heads !== 'none') canvas.add(el('path', { class: `f-${tone}`, d: headPath(end, beforeLast) }));
    if (heads === 'both') canvas.add(el('path', { class: `f-${tone}`, d: headPath(start, second) }));
    canvas.claim(extent(points), 'arrow');
    labelLine(points, options);
  }

  return { line, arrow };
}

export type Arrows = ReturnType<typeof arrows>;
