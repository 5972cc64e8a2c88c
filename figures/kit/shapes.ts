import type { Canvas } from './canvas';
import { classes, el } from './svgNode';
import { NARROW_WIDTH } from './legibility';
import { COMPONENT, componentOf } from './palette';
import { measureText, wordTooWide, wrapText, type TextStyle } from './textMetrics';
import type { Label, Rect, Tone } from './types';

export type TextColor = 'ink' | 'muted' | 'link' | 'on';

export interface TextOptions {
  x: number;
  /** Middle of the first line, or of the whole text with `valign: 'middle'`. */
  y: number;
  /** Lines longer than this are wrapped. */
  width?: number;
  size?: number;
  bold?: boolean;
  mono?: boolean;
  color?: TextColor;
  align?: 'start' | 'middle' | 'end';
  valign?: 'first' | 'middle';
  /** Ground-coloured edge, for a text that lies upon a line. */
  halo?: boolean;
}

export interface BoxOptions extends Rect {
  title?: Label;
  lines?: readonly Label[];
  tone?: Tone;
  /** `soft`: tinted, `paper`: plain, `solid`: filled with the strong brand colour, `none`: outline only. */
  fill?: 'soft' | 'paper' | 'solid' | 'none';
  dashed?: boolean;
  align?: 'start' | 'middle';
  radius?: number;
  size?: number;
  mono?: boolean;
}

export interface PillOptions {
  x: number;
  y: number;
  label: Label;
  /** Default: as wide as the label. */
  w?: number;
  h?: number;
  tone?: Tone;
  solid?: boolean;
  /** Whether `x` is the left edge or the middle. */
  align?: 'start' | 'middle';
}

export interface GroupOptions extends Rect {
  caption: Label;
  tone?: Tone;
  dashed?: boolean;
  fill?: 'soft' | 'none';
}

export interface LegendOptions {
  x: number;
  y: number;
  items: readonly { label: Label; tone: Tone; kind?: 'block' | 'line' | 'dashed' | 'dot' }[];
  direction?: 'row' | 'column';
  gap?: number;
  /** Whether `x` is the left edge or the middle of a row. */
  align?: 'start' | 'middle';
}

const LINE_HEIGHT = 1.4;
const PADDING = 10;

/** Texts, boxes, pills, containers and legends. */
export function shapes(canvas: Canvas) {
  const padding = canvas.width <= NARROW_WIDTH ? 5 : PADDING;

  function reportCutWord(content: string, width: number | undefined, style: TextStyle): void {
    const word = width === undefined ? undefined : wordTooWide(content, width, style);
    if (word !== undefined)
      canvas.problems.push(`"${word}" is wider than its line of ${Math.floor(width ?? 0)} and would be cut`);
  }

  function text(label: Label, options: TextOptions): Rect {
    const { x, y, width, bold, mono, color, align = 'start', valign = 'first', halo } = options;
    const size = canvas.textSize(options.size ?? 14);
    const style = { size, bold: bold ?? false, mono: mono ?? false };
    const content = canvas.t(label);
    reportCutWord(content, width, style);
    const lines = width === undefined ? content.split('\n') : wrapText(content, width, style);
    const step = size * LINE_HEIGHT;
    const top = valign === 'middle' ? y - ((lines.length - 1) * step) / 2 : y;
    const className = classes(
      size !== 14 && `t${size}`,
      bold && 'b',
      mono && 'mono',
      color !== undefined && color !== 'ink' && color,
      align === 'middle' && 'mid',
      align === 'end' && 'end',
      halo && 'halo',
    );
    const baseline = (index: number) => top + index * step + size * 0.35;
    const [only] = lines;
    canvas.add(
      lines.length === 1
        ? el('text', { class: className, x, y: baseline(0) }, only ?? '')
        : el(
            'text',
            { class: className },
            ...lines.map((line, index) => el('tspan', { x, y: baseline(index) }, line)),
          ),
    );
    const w = Math.max(...lines.map((line) => measureText(line, style)));
    const left = align === 'start' ? x : align === 'end' ? x - w : x - w / 2;
    return canvas.claim({ x: left, y: top - step / 2, w, h: lines.length * step }, content);
  }

  /** How high a box must be for its title and lines. */
  function boxHeight(options: Pick<BoxOptions, 'w' | 'title' | 'lines' | 'size' | 'mono'>): number {
    return content(options).height + 2 * padding;
  }

  function content({
    w,
    title,
    lines = [],
    size: wanted = 14,
    mono = false,
  }: Pick<BoxOptions, 'w' | 'title' | 'lines' | 'size' | 'mono'>) {
    const width = w - 2 * padding;
    const size = canvas.textSize(wanted);
    const small = canvas.textSize(wanted > 12 ? wanted - 1 : wanted);
    const rows = [
      ...(title === undefined
        ? []
        : wrapText(canvas.t(title), width, { size, bold: true }).map((line) => ({ line, size, bold: true }))),
      ...lines.flatMap((label) =>
        wrapText(canvas.t(label), width, { size: small, mono }).map((line) => ({
          line,
          size: small,
          bold: false,
        })),
      ),
    ];
    return { rows, height: rows.reduce((sum, row) => sum + row.size * LINE_HEIGHT, 0) };
  }

  /** The tone of a box; one that names a part of the product takes the part's. */
  function boxTone({ title, tone }: Pick<BoxOptions, 'title' | 'tone'>): Tone {
    const part = title === undefined ? undefined : componentOf(canvas.t(title));
    if (part === undefined) return tone ?? 'neutral';
    if (tone !== undefined && tone !== COMPONENT[part])
      canvas.problems.push(
        `"${canvas.t(title ?? '')}" is ${tone}, but ${part} is ${COMPONENT[part]} in every figure: leave out the tone`,
      );
    return COMPONENT[part];
  }

  function box(options: BoxOptions): Rect {
    const {
      x,
      y,
      w,
      h,
      title,
      lines = [],
      fill = 'paper',
      dashed,
      align = 'middle',
      radius = 8,
      size,
      mono,
    } = options;
    const tone = boxTone(options);
    const shapeClass =
      fill === 'solid' ? 'f-strong' : fill === 'none' ? 'nofill' : fill === 'soft' ? `w-${tone}` : 'f-paper';
    canvas.add(
      el('rect', {
        class: classes(shapeClass, fill !== 'solid' && `s-${tone}`, dashed && 'dash'),
        x,
        y,
        width: w,
        height: h,
        rx: radius,
      }),
    );
    const { rows, height } = content({ w, title, lines, size, mono });
    if (title !== undefined)
      reportCutWord(canvas.t(title), w - 2 * padding, { size: canvas.textSize(size ?? 14), bold: true });
    for (const label of lines)
      reportCutWord(canvas.t(label), w - 2 * padding, {
        size: canvas.textSize((size ?? 14) - 1),
        mono: mono ?? false,
      });
    if (rows.length > 0 && height > h - 4) {
      canvas.problems.push(
        `"${rows[0]?.line ?? ''}" needs a box ${Math.ceil(height + 2 * padding)} high, not ${h} (${w} wide)`,
      );
    }
    let cursor = y + (h - height) / 2;
    for (const row of rows) {
      const step = row.size * LINE_HEIGHT;
      text(row.line, {
        x: align === 'middle' ? x + w / 2 : x + padding,
        y: cursor + step / 2,
        size: row.size,
        bold: row.bold,
        mono: !row.bold && mono,
        color: fill === 'solid' ? 'on' : row.bold || title === undefined ? 'ink' : 'muted',
        align,
      });
      cursor += step;
    }
    return canvas.claim({ x, y, w, h }, canvas.t(title ?? lines[0] ?? 'box'));
  }

  function pill({ x, y, label, w, h = 26, tone = 'brand', solid, align = 'start' }: PillOptions): Rect {
    const size = h < 24 ? 12 : 13;
    const width =
      w ?? measureText(canvas.t(label), { size: canvas.textSize(size), bold: solid ?? false }) + h;
    const left = align === 'middle' ? x - width / 2 : x;
    canvas.add(
      el('rect', {
        class: solid ? 'f-strong' : classes(`w-${tone}`, `s-${tone}`),
        x: left,
        y,
        width,
        height: h,
        rx: h / 2,
      }),
    );
    text(label, {
      x: left + width / 2,
      y: y + h / 2,
      size,
      bold: solid ?? false,
      color: solid ? 'on' : 'ink',
      align: 'middle',
    });
    return canvas.claim({ x: left, y, w: width, h }, canvas.t(label));
  }

  /** A container with its caption at the upper left; returns the room inside. */
  function group({ x, y, w, h, caption, tone = 'neutral', dashed, fill = 'soft' }: GroupOptions): Rect {
    canvas.add(
      el('rect', {
        class: classes(
          fill === 'none' ? 'nofill' : `w-${tone}`,
          tone === 'neutral' ? 's-rule' : `s-${tone}`,
          dashed && 'dash',
        ),
        x,
        y,
        width: w,
        height: h,
        rx: 10,
      }),
    );
    const head = text(caption, { x: x + 14, y: y + 19, width: w - 28, size: 13, bold: true, color: 'muted' });
    canvas.claim({ x, y, w, h }, canvas.t(caption));
    const top = head.y + head.h + 6;
    return { x: x + 14, y: top, w: w - 28, h: y + h - 14 - top };
  }

  function rect(area: Rect, className: string, radius = 0): Rect {
    canvas.add(
      el('rect', {
        class: className,
        x: area.x,
        y: area.y,
        width: area.w,
        height: area.h,
        rx: radius || undefined,
      }),
    );
    return canvas.claim(area, 'rect');
  }

  function dot(x: number, y: number, tone: Tone = 'brand', radius = 4): void {
    canvas.add(el('circle', { class: `f-${tone}`, cx: x, cy: y, r: radius }));
  }

  function legend({ x, y, items, direction = 'row', gap = 18, align = 'start' }: LegendOptions): Rect {
    const width = items.reduce(
      (sum, { label }) => sum + 21 + gap + measureText(canvas.t(label), { size: canvas.textSize(12) }),
      -gap,
    );
    const start = align === 'middle' ? x - width / 2 : x;
    let [left, top, right] = [start, y, start];
    for (const { label, tone, kind = 'block' } of items) {
      if (kind === 'block') rect({ x: left, y: top - 6, w: 14, h: 12 }, `f-${tone}`, 3);
      else if (kind === 'dot') dot(left + 7, top, tone, 5);
      else
        canvas.add(
          el('path', {
            class: classes(`s-${tone}`, 'w2', kind === 'dashed' && 'dash'),
            d: `M${left} ${top}h16`,
          }),
        );
      const area = text(label, { x: left + 21, y: top, size: 12, color: 'muted' });
      right = Math.max(right, area.x + area.w);
      if (direction === 'row') left = area.x + area.w + gap;
      else top += 20;
    }
    return { x: start, y: y - 8, w: right - start, h: top - y + 16 };
  }

  return { text, box, boxHeight, pill, group, rect, dot, legend };
}

export type Shapes = ReturnType<typeof shapes>;
