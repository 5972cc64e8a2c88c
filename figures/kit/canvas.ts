import { leastTextSize } from './legibility';
import type { SvgNode } from './svgNode';
import type { Label, Locale, Rect } from './types';

/** What a figure is drawn on: collects elements and what is wrong with them. */
export interface Canvas {
  readonly locale: Locale;
  readonly width: number;
  readonly height: number;
  /** Lower edge of what is drawn. */
  readonly bottom: () => number;
  readonly nodes: SvgNode[];
  readonly problems: string[];
  /** The text in the language of the drawing. */
  t: (label: Label) => string;
  /** The wanted text size, raised to the least that stays legible where the figure is shown. */
  textSize: (wanted: number) => number;
  add: (...nodes: SvgNode[]) => void;
  /** Records a used area; one that leaves the figure is a problem. */
  claim: (area: Rect, what: string) => Rect;
}

/** An empty canvas of a figure's size in one language. */
export function createCanvas(locale: Locale, width: number, height: number, column?: number): Canvas {
  const nodes: SvgNode[] = [];
  const problems: string[] = [];
  const least = leastTextSize(width, column);
  let bottom = 0;
  return {
    locale,
    width,
    height,
    bottom: () => bottom,
    nodes,
    problems,
    t: (label) => (typeof label === 'string' ? label : label[locale]),
    textSize: (wanted) => Math.max(wanted, least),
    add: (...added) => void nodes.push(...added),
    claim: (area, what) => {
      const inside = area.x >= 0 && area.y >= 0 && area.x + area.w <= width && area.y + area.h <= height;
      if (!inside) {
        const [x, y, right, bottom] = [area.x, area.y, area.x + area.w, area.y + area.h].map(Math.round);
        problems.push(`"${what}" leaves the figure: ${x},${y} to ${right},${bottom} of ${width}×${height}`);
      }
      bottom = Math.max(bottom, area.y + area.h);
      return area;
    },
  };
}
