import type { Canvas } from './canvas';
import type { Shapes } from './shapes';
import { el } from './svgNode';
import type { Label, Rect, Tone } from './types';

export type Sketch =
  'line' | 'bar' | 'pie' | 'gauge' | 'table' | 'text' | 'stat' | 'map' | 'states' | 'scatter';

const WAVE = [0.7, 0.45, 0.6, 0.25, 0.5, 0.3, 0.55, 0.2];
const CLOUD = [
  [0.1, 0.8],
  [0.2, 0.65],
  [0.26, 0.85],
  [0.36, 0.5],
  [0.42, 0.7],
  [0.5, 0.42],
  [0.58, 0.55],
  [0.66, 0.3],
  [0.74, 0.45],
  [0.82, 0.15],
  [0.9, 0.32],
];
const STATES: readonly [number, Tone][] = [
  [0.35, 'green'],
  [0.15, 'amber'],
  [0.3, 'green'],
  [0.2, 'red'],
];
const LINES = [1, 0.9, 0.6];

/** Small panels as on a dashboard, with a sketch of their chart. */
export function panelCards(canvas: Canvas, { text, rect, dot }: Shapes) {
  function path(className: string, d: string, width?: number): void {
    canvas.add(el('path', { class: className, d, 'stroke-width': width }));
  }

  const sketches: Record<Sketch, (area: Rect) => void> = {
    line({ x, y, w, h }) {
      path('s-rule', `M${x} ${y + h}h${w}`);
      path(
        'nofill s-brand w2',
        `M${WAVE.map((share, index) => `${x + (index * w) / 7} ${y + share * h}`).join('L')}`,
      );
    },
    bar({ x, y, w, h }) {
      for (const [index, share] of WAVE.slice(0, 6).entries()) {
        const high = (1 - share) * h;
        rect({ x: x + (index * w) / 6 + 2, y: y + h - high, w: w / 6 - 4, h: high }, 'f-brand', 1);
      }
    },
    pie({ x, y, w, h }) {
      const [cx, cy, r] = [x + w / 2, y + h / 2, Math.min(w, h) / 2];
      const at = (share: number) =>
        `${cx + r * Math.sin(share * 2 * Math.PI)} ${cy - r * Math.cos(share * 2 * Math.PI)}`;
      path('f-brand', `M${cx} ${cy}L${at(0)}A${r} ${r} 0 0 1 ${at(0.5)}Z`);
      path('f-amber', `M${cx} ${cy}L${at(0.5)}A${r} ${r} 0 0 1 ${at(0.8)}Z`);
      path('f-violet', `M${cx} ${cy}L${at(0.8)}A${r} ${r} 0 0 1 ${at(1)}Z`);
    },
    gauge({ x, y, w, h }) {
      const r = Math.min(w / 2, h) - 4;
      const cx = x + w / 2;
      const arc = (share: number) =>
        `M${cx - r} ${y + h}A${r} ${r} 0 0 1 ${cx - r * Math.cos(share * Math.PI)} ${y + h - r * Math.sin(share * Math.PI)}`;
      path('nofill s-rule', arc(1), 8);
      path('nofill s-brand', arc(0.7), 8);
    },
    table({ x, y, w, h }) {
      for (let row = 0; row < 4; row += 1)
        rect({ x, y: y + (row * h) / 4, w, h: 6 }, row === 0 ? 'f-line' : 'f-rule', 3);
    },
    text({ x, y, w, h }) {
      for (const [row, share] of LINES.entries())
        rect({ x, y: y + (row * h) / 3, w: w * share, h: 6 }, 'f-rule', 3);
    },
    stat({ x, y, w, h }) {
      text('231.4', { x: x + w / 2, y: y + h / 2, size: 20, bold: true, align: 'middle' });
    },
    map({ x, y, w, h }) {
      const [a, b, c] = [x + w * 0.1, x + w * 0.48, x + w * 0.9];
      path('f-brand s-rule', `M${a} ${y + h * 0.15}L${b} ${y}L${b} ${y + h * 0.55}L${a} ${y + h * 0.7}Z`);
      path('f-rule s-neutral', `M${b} ${y}L${c} ${y + h * 0.2}L${c} ${y + h * 0.5}L${b} ${y + h * 0.55}Z`);
      path(
        'f-amber s-rule',
        `M${b} ${y + h * 0.55}L${c} ${y + h * 0.5}L${c - 8} ${y + h * 0.95}L${b - 10} ${y + h}L${a} ${y + h * 0.7}Z`,
      );
    },
    states({ x, y, w, h }) {
      let left = x;
      for (const [share, tone] of STATES) {
        rect({ x: left, y: y + h * 0.3, w: share * w, h: h * 0.4 }, `f-${tone}`);
        left += share * w;
      }
    },
    scatter({ x, y, w, h }) {
      path('nofill s-rule', `M${x} ${y}v${h}h${w}`);
      for (const [across = 0, down = 0] of CLOUD) dot(x + across * w, y + down * h, 'brand', 3);
    },
  };

  /** Draws a panel with its title and a sketch of a chart. */
  function panelCard({ x, y, w, h, title, chart = 'line' }: Rect & { title: Label; chart?: Sketch }): Rect {
    rect({ x, y, w, h }, 'f-paper s-rule', 6);
    text(title, { x: x + 10, y: y + 15, size: 12, color: 'muted', width: w - 20 });
    sketches[chart]({ x: x + 12, y: y + 30, w: w - 24, h: h - 42 });
    return { x, y, w, h };
  }

  return { panelCard };
}
