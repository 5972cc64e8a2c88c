import type { Canvas } from './canvas';
import type { Shapes } from './shapes';
import { el } from './svgNode';
import { measureText, wrapText } from './textMetrics';
import type { Label, Locale, Rect } from './types';

type Kind = 'input' | 'select' | 'plus' | 'switch' | 'checkbox' | 'slider';

export interface FieldOptions {
  x: number;
  y: number;
  w: number;
  label?: Label;
  value?: Label;
  /** `plus`: an input with a `+` button that inserts replacement strings. One for each language where they differ. */
  kind?: Kind | Readonly<Record<Locale, Kind>>;
  /** What one can press at the right of the label. */
  action?: Label;
  /** State of a switch or check box; position of a slider from 0 to 1. */
  on?: boolean | number;
  required?: boolean;
  mono?: boolean;
  /** The value is only a hint in an empty field. */
  placeholder?: boolean;
}

/** Buttons and fields of a form. */
export function fields(canvas: Canvas, { text, rect }: Shapes) {
  function button({
    x,
    y,
    label,
    w,
    primary = false,
  }: {
    x: number;
    y: number;
    label: Label;
    w?: number;
    primary?: boolean;
  }): Rect {
    const width = w ?? measureText(canvas.t(label), { size: canvas.textSize(13), bold: primary }) + 24;
    rect({ x, y, w: width, h: 28 }, primary ? 'f-strong' : 'f-paper s-neutral', 5);
    text(label, {
      x: x + width / 2,
      y: y + 14,
      size: 13,
      bold: primary,
      color: primary ? 'on' : 'ink',
      align: 'middle',
    });
    return { x, y, w: width, h: 28 };
  }

  function switchMark(x: number, y: number, on: boolean): void {
    rect({ x, y: y - 8, w: 30, h: 16 }, on ? 'f-strong' : 'f-rule s-neutral', 8);
    canvas.add(el('circle', { class: 'f-ground', cx: on ? x + 22 : x + 8, cy: y, r: 6 }));
  }

  function checkbox(x: number, middle: number, on: boolean): void {
    rect({ x: x + 1, y: middle - 7, w: 14, h: 14 }, on ? 'f-strong' : 'f-paper s-neutral', 3);
    if (!on) return;
    const d = `M${x + 4} ${middle}l3 3 5-6`;
    canvas.add(el('path', { class: 'nofill w2', stroke: 'var(--fig-on-strong)', d }));
  }

  function slider({ x, y, w, value = '', on }: FieldOptions): void {
    const middle = y + 14;
    const track = w - (value === '' ? 0 : 52);
    const done = track * (typeof on === 'number' ? on : 0.5);
    rect({ x, y: middle - 2, w: track, h: 4 }, 'f-rule', 2);
    rect({ x, y: middle - 2, w: done, h: 4 }, 'f-brand', 2);
    canvas.add(el('circle', { class: 'f-paper s-brand w2', cx: x + done, cy: middle, r: 6 }));
    if (value === '') return;
    rect({ x: x + w - 42, y, w: 42, h: 28 }, 'f-paper s-neutral', 4);
    text(value, { x: x + w - 21, y: middle, size: 13, align: 'middle' });
  }

  /** A switch or a check box with its label at the right. */
  function toggle({ x, y, w, label, kind, on }: FieldOptions): Rect {
    const middle = y + 13;
    const left = x + (kind === 'switch' ? 38 : 22);
    if (kind === 'switch') switchMark(x, middle, on === true);
    else checkbox(x, middle, on === true);
    if (label === undefined) return { x, y, w, h: 26 };
    const area = text(label, { x: left, y: middle, size: 13, width: x + w - left });
    return { x, y, w, h: Math.max(26, area.y + area.h - y) };
  }

  /** An input whose value wraps; the box grows with it. */
  function input({ x, y, w, value = '', kind, mono = false, placeholder = false }: FieldOptions): Rect {
    const size = canvas.textSize(13);
    const room = w - 20 - (kind === 'select' ? 16 : kind === 'plus' ? 30 : 0);
    const lines = wrapText(canvas.t(value), room, { size, mono });
    const h = Math.max(28, lines.length * size * 1.4 + 10);
    rect({ x, y, w, h }, 'f-paper s-neutral', 4);
    text(lines.join('\n'), {
      x: x + 10,
      y: y + h / 2,
      size: 13,
      mono,
      valign: 'middle',
      color: placeholder ? 'muted' : 'ink',
    });
    if (kind === 'select') {
      const d = `M${x + w - 18} ${y + h / 2 - 2}l4.5 4.5 4.5-4.5`;
      canvas.add(el('path', { class: 'nofill s-neutral w15', d }));
    }
    if (kind === 'plus') {
      button({ x: x + w - 28, y: y + h / 2 - 14, w: 28, label: '+' });
    }
    return { x, y, w, h };
  }

  /** A form field with its label above; returns the area of label and field. */
  function field(wanted: FieldOptions): Rect {
    const kind = typeof wanted.kind === 'object' ? wanted.kind[canvas.locale] : (wanted.kind ?? 'input');
    const options = { ...wanted, kind };
    const { x, y, w, label, action, required = false } = options;
    if (kind === 'switch' || kind === 'checkbox') return toggle(options);
    const top = label === undefined ? y : y + 20;
    if (label !== undefined)
      text(`${canvas.t(label)}${required ? ' *' : ''}`, { x, y: y + 9, size: 12, color: 'muted' });
    if (action !== undefined) text(action, { x: x + w, y: y + 9, size: 12, color: 'link', align: 'end' });
    if (kind === 'slider') {
      slider({ ...options, y: top });
      return { x, y, w, h: top + 28 - y };
    }
    const area = input({ ...options, y: top });
    return { x, y, w, h: top + area.h - y };
  }

  return { button, switchMark, field };
}

export type Fields = ReturnType<typeof fields>;
