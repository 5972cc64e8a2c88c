import type { Canvas } from './canvas';
import type { Shapes } from './shapes';
import { el } from './svgNode';
import { measureText } from './textMetrics';
import type { Label, Point, Rect, Tone } from './types';

export interface FieldOptions {
  x: number;
  y: number;
  w: number;
  label?: Label;
  value?: Label;
  kind?: 'input' | 'select' | 'switch' | 'checkbox' | 'slider';
  /** State of a switch or check box; position of a slider from 0 to 1. */
  on?: boolean | number;
  required?: boolean;
}

/** Parts of a user interface, in outline. */
export function wireframe(canvas: Canvas, { text, rect, dot }: Shapes) {
  /** A window with a title bar; returns the room inside. */
  function window({ x, y, w, h, title }: Rect & { title?: Label }): Rect {
    rect({ x, y, w, h }, 'f-paper s-neutral', 8);
    canvas.add(el('path', { class: 's-rule', d: `M${x} ${y + 30}h${w}` }));
    for (const index of [0, 1, 2])
      canvas.add(el('circle', { class: 'f-rule', cx: x + 16 + index * 14, cy: y + 15, r: 4 }));
    if (title !== undefined) text(title, { x: x + 64, y: y + 15, size: 12, color: 'muted' });
    return { x, y: y + 30, w, h: h - 30 };
  }

  /** Menu entries or tabs in a row; the selected one is underlined. */
  function tabs({
    x,
    y,
    items,
    selected = 0,
    gap = 22,
  }: {
    x: number;
    y: number;
    items: readonly Label[];
    selected?: number;
    gap?: number;
  }): Rect[] {
    let left = x;
    return items.map((item, index) => {
      const chosen = index === selected;
      const area = text(item, {
        x: left,
        y: y + 13,
        size: 13,
        bold: chosen,
        color: chosen ? 'link' : 'muted',
      });
      if (chosen) canvas.add(el('path', { class: 's-brand w2', d: `M${left} ${y + 27}h${area.w}` }));
      left += area.w + gap;
      return { x: area.x, y, w: area.w, h: 28 };
    });
  }

  /** The path from the root to the open element. */
  function pathBar({ x, y, w, items }: { x: number; y: number; w: number; items: readonly Label[] }): Rect {
    rect({ x, y, w, h: 30 }, 'f-soft', 4);
    text(items.map((item) => canvas.t(item)).join('  ›  '), {
      x: x + 12,
      y: y + 15,
      size: 13,
      color: 'muted',
    });
    return { x, y, w, h: 30 };
  }

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
    const width = w ?? measureText(canvas.t(label), { size: 13, bold: primary }) + 24;
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

  /** A form field with its label above; returns the area of label and field. */
  function field({
    x,
    y,
    w,
    label,
    value = '',
    kind = 'input',
    on = false,
    required = false,
  }: FieldOptions): Rect {
    if (kind === 'switch' || kind === 'checkbox') {
      const middle = y + 13;
      if (kind === 'switch') switchMark(x, middle, on === true);
      else {
        rect({ x: x + 1, y: middle - 7, w: 14, h: 14 }, on === true ? 'f-strong' : 'f-paper s-neutral', 3);
        if (on === true)
          canvas.add(
            el('path', {
              class: 'nofill w2',
              stroke: 'var(--fig-on-strong)',
              d: `M${x + 4} ${middle}l3 3 5-6`,
            }),
          );
      }
      const left = x + (kind === 'switch' ? 38 : 22);
      if (label !== undefined)
        text(label, { x: left, y: middle, size: 13, width: x + w - left, valign: 'middle' });
      return { x, y, w, h: 26 };
    }
    const top = label === undefined ? y : y + 20;
    if (label !== undefined)
      text(`${canvas.t(label)}${required ? ' *' : ''}`, { x, y: y + 9, size: 12, color: 'muted' });
    const middle = top + 14;
    if (kind === 'slider') {
      const share = typeof on === 'number' ? on : 0.5;
      const track = w - (value === '' ? 0 : 52);
      rect({ x, y: middle - 2, w: track, h: 4 }, 'f-rule', 2);
      rect({ x, y: middle - 2, w: track * share, h: 4 }, 'f-brand', 2);
      canvas.add(el('circle', { class: 'f-paper s-brand w2', cx: x + track * share, cy: middle, r: 6 }));
      if (value !== '') {
        rect({ x: x + w - 42, y: top, w: 42, h: 28 }, 'f-paper s-neutral', 4);
        text(value, { x: x + w - 21, y: middle, size: 13, align: 'middle' });
      }
      return { x, y, w, h: top + 28 - y };
    }
    rect({ x, y: top, w, h: 28 }, 'f-paper s-neutral', 4);
    text(value, { x: x + 10, y: middle, size: 13 });
    if (kind === 'select')
      canvas.add(
        el('path', { class: 'nofill s-neutral w15', d: `M${x + w - 18} ${middle - 2}l4.5 4.5 4.5-4.5` }),
      );
    return { x, y, w, h: top + 28 - y };
  }

  /** A dialog with buttons at its lower right, the last one primary; returns the room inside. */
  function dialog({
    x,
    y,
    w,
    h,
    title,
    buttons = [],
  }: Rect & { title: Label; buttons?: readonly Label[] }): Rect {
    rect({ x, y, w, h }, 'f-paper s-neutral w15', 10);
    const head = text(title, { x: x + 18, y: y + 23, width: w - 36, bold: true });
    const top = head.y + head.h + 8;
    canvas.add(el('path', { class: 's-rule', d: `M${x} ${top}h${w}` }));
    let right = x + w - 16;
    for (const [index, label] of [...buttons].reverse().entries()) {
      const width = measureText(canvas.t(label), { size: 13, bold: index === 0 }) + 24;
      button({ x: right - width, y: y + h - 42, label, w: width, primary: index === 0 });
      right -= width + 10;
    }
    return { x: x + 18, y: top + 12, w: w - 36, h: y + h - (buttons.length > 0 ? 54 : 16) - top - 12 };
  }

  function toast({
    x,
    y,
    w,
    label,
    tone = 'green',
  }: {
    x: number;
    y: number;
    w?: number;
    label: Label;
    tone?: Tone;
  }): Rect {
    const width = w ?? measureText(canvas.t(label), { size: 13 }) + 46;
    rect({ x, y, w: width, h: 34 }, `f-paper s-${tone} w15`, 6);
    dot(x + 17, y + 17, tone, 5);
    text(label, { x: x + 30, y: y + 17, size: 13 });
    return { x, y, w: width, h: 34 };
  }

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
      const area = text(item, { x: x + 28, y: top + 10, width: w - 28, size: 13 });
      top = Math.max(top + 20, area.y + area.h) + 8;
    }
    return { x, y, w, h: top - 8 - y };
  }

  return { window, tabs, pathBar, button, field, dialog, toast, callout, calloutList, switchMark };
}
