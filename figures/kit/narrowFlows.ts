import { NARROW_WIDTH } from './legibility';
import type { Draw, Label, Rect, Tone } from './types';

export interface FlowBox {
  title: Label;
  lines?: readonly Label[];
  tone?: Tone;
  dashed?: boolean;
}

/** A row of boxes; the arrow to the next row may carry a label. */
export interface FlowRow {
  boxes: readonly FlowBox[];
  label?: Label;
  heads?: 'end' | 'both' | 'none';
  /** The arrow comes from the row below. */
  upwards?: boolean;
  tone?: Tone;
  dashed?: boolean;
}

const EDGE = 4;
const WIDTH = NARROW_WIDTH - 2 * EDGE;
const GAP = 12;

/** The phone's drawing of a flow: rows from top to bottom, joined by arrows. */
export function rowsFlow(rows: readonly FlowRow[]): Draw {
  return (_locale, kit) => {
    let top = EDGE;
    let before: { areas: readonly Rect[]; row: FlowRow } | undefined;
    for (const row of rows) {
      const w = (WIDTH - (row.boxes.length - 1) * GAP) / row.boxes.length;
      const h = Math.max(
        ...row.boxes.map(({ title, lines }) => kit.boxHeight({ w, title, lines, size: 13 })),
      );
      const y = top;
      const areas = row.boxes.map((options, index) =>
        kit.box({
          fill: options.tone === undefined ? 'paper' : 'soft',
          ...options,
          x: EDGE + index * (w + GAP),
          y,
          w,
          h,
          size: 13,
        }),
      );
      if (before !== undefined) {
        const { label, heads, upwards = false, tone, dashed } = before.row;
        const upper = before.areas;
        const many = Math.max(upper.length, areas.length);
        for (let index = 0; index < many; index += 1) {
          const [from, to] = [
            upper[Math.min(index, upper.length - 1)],
            areas[Math.min(index, areas.length - 1)],
          ];
          if (from === undefined || to === undefined) continue;
          const options = { label: index === 0 ? label : undefined, labelWidth: 140, heads, tone, dashed };
          if (upwards) kit.arrow(to, from, options);
          else kit.arrow(from, to, options);
        }
      }
      before = { areas, row };
      top = y + h + (row.label === undefined ? 32 : 46);
    }
  };
}

export interface Decision {
  question: Label;
  answer: FlowBox;
}

/** The phone's drawing of a decision: questions one below the other, their answers at the right. */
export function decisionList({
  decisions,
  otherwise,
  yes,
  no,
}: {
  decisions: readonly Decision[];
  otherwise: FlowBox;
  yes: Label;
  no: Label;
}): Draw {
  return (_locale, kit) => {
    const [w, x] = [134, NARROW_WIDTH - EDGE - 142];
    let top = EDGE;
    let before: Rect | undefined;
    for (const { question, answer } of decisions) {
      const h = Math.max(
        kit.boxHeight({ w, title: question, size: 13 }),
        kit.boxHeight({ w: 142, title: answer.title, lines: answer.lines, size: 13 }),
      );
      const area = kit.box({ x: EDGE, y: top, w, h, title: question, size: 13 });
      const target = kit.box({ tone: 'brand', fill: 'soft', ...answer, x, y: top, w: 142, h, size: 13 });
      kit.arrow(area, target, { label: yes, tone: 'brand' });
      if (before !== undefined) kit.arrow(before, area, { label: no });
      before = area;
      top += h + 40;
    }
    const h = kit.boxHeight({ w: WIDTH, title: otherwise.title, lines: otherwise.lines, size: 13 });
    const last = kit.box({
      tone: 'brand',
      fill: 'soft',
      ...otherwise,
      x: EDGE,
      y: top,
      w: WIDTH,
      h,
      size: 13,
    });
    if (before !== undefined) kit.arrow(before, last, { label: no });
  };
}
