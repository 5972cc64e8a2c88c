import * as Plot from '@observablehq/plot';
import { arc } from 'd3-shape';
import { JSDOM } from 'jsdom';
import type { Canvas } from './canvas';
import { el, type SvgNode } from './svgNode';
import type { Rect } from './types';

const { document } = new JSDOM('').window;

const DROPPED = new Set([
  'class',
  'style',
  'font-family',
  'font-size',
  'font-variant',
  'xmlns',
  'xmlns:xlink',
  'viewBox',
  'width',
  'height',
]);

/** Class of a mark whose line draws itself. */
const DRAWN = 'drawn';

/** Colours that a chart takes from the page become tokens of the palette. */
function tokenColor(name: string, value: string): string {
  if (value !== 'currentColor') return value;
  return name === 'fill' ? 'var(--fig-muted)' : 'var(--fig-line)';
}

function fromDom(element: Element): SvgNode | undefined {
  if (element.tagName === 'style') return undefined;
  const keepsSize = element.tagName === 'rect' || element.tagName === 'image';
  const attributes = Object.fromEntries(
    [...element.attributes]
      .filter(
        ({ name, value }) =>
          (!DROPPED.has(name) ||
            (name === 'class' && value.startsWith(DRAWN)) ||
            (keepsSize && (name === 'width' || name === 'height'))) &&
          !name.startsWith('aria-'),
      )
      .map(({ name, value }) => [name, tokenColor(name, value)]),
  );
  const children = [...element.childNodes].flatMap((child): (SvgNode | string)[] => {
    if (child.nodeType === 3) return child.textContent ? [child.textContent] : [];
    const node = child.nodeType === 1 ? fromDom(child as Element) : undefined;
    return node === undefined ? [] : [node];
  });
  return { tag: element.tagName, attributes, children };
}

/** Charts from data. */
export function charts(canvas: Canvas) {
  /**
   * Draws an Observable Plot chart into an area. Colours of marks come from `color('brand')`;
   * ticks and axis labels take the small muted text of all figures.
   */
  function plot(area: Rect, options: Plot.PlotOptions): Rect {
    const chart = Plot.plot({
      marginLeft: 44,
      marginRight: 22,
      marginTop: 12,
      marginBottom: 28,
      ...options,
      width: area.w,
      height: area.h,
      document,
    });
    // Plot centres texts by an attribute of its root, which is left out.
    const children = [...chart.children].map(fromDom).filter((node) => node !== undefined);
    canvas.add(
      el(
        'g',
        {
          class: `ax${canvas.textSize(12)}`,
          'text-anchor': 'middle',
          transform: `translate(${area.x} ${area.y})`,
        },
        ...children,
      ),
    );
    return canvas.claim(area, 'plot');
  }

  /** A stretch of a ring; angles in turns, 0 at the top, clockwise. */
  function ring({
    x,
    y,
    inner,
    outer,
    from,
    to,
    fill,
    gap = 0,
  }: {
    x: number;
    y: number;
    inner: number;
    outer: number;
    from: number;
    to: number;
    fill: string;
    gap?: number;
  }): void {
    const d = arc().digits(1)({
      innerRadius: inner,
      outerRadius: outer,
      startAngle: from * 2 * Math.PI,
      endAngle: to * 2 * Math.PI,
      padAngle: gap,
    });
    if (d !== null) canvas.add(el('path', { fill, d, transform: `translate(${x} ${y})` }));
  }

  return { plot, ring };
}
