import type { Canvas } from './canvas';
import type { Fields } from './fields';
import type { Shapes } from './shapes';
import { el } from './svgNode';
import { measureText, wrapText } from './textMetrics';
import type { Label, Rect, Tone } from './types';

/** Frames of a user interface: windows, tabs, paths, dialogs, short messages. */
export function frames(canvas: Canvas, { text, rect, dot }: Shapes, { button }: Fields) {
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
      const width = measureText(canvas.t(label), { size: canvas.textSize(13), bold: index === 0 }) + 24;
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
    const width = w ?? measureText(canvas.t(label), { size: canvas.textSize(13) }) + 46;
    const size = canvas.textSize(13);
    const lines = wrapText(canvas.t(label), width - 42, { size });
    const h = lines.length * size * 1.4 + 14;
    rect({ x, y, w: width, h }, `f-paper s-${tone} w15`, 6);
    dot(x + 17, y + 17, tone, 5);
    text(lines.join('\n'), { x: x + 30, y: y + h / 2, size: 13, valign: 'middle' });
    return { x, y, w: width, h };
  }

  /** Bars in place of words, for a screen that is drawn too small to be read; widths in shares of `w`. */
  function words({ x, y, w }: Omit<Rect, 'h'>, shares: readonly number[]): void {
    for (const [index, share] of shares.entries())
      rect({ x, y: y + index * 13, w: w * share, h: 5 }, 'f-line', 2);
  }

  return { window, words, tabs, pathBar, dialog, toast };
}
