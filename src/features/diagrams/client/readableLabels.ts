import { contrast, MIN_TEXT_CONTRAST } from '@idmp/model';

const SHAPE = 'rect, polygon, circle, ellipse, path';
const LABEL = 'text, tspan, span, p';
const INK = { dark: '#000000', light: '#ffffff' } as const;

/**
 * Fixes the contrast of labels where an author hard-coded a shape's color for one color mode and the text follows the
 * other. The diagram must be in the document.
 */
export function makeLabelsReadable(svg: SVGSVGElement): void {
  for (const node of svg.querySelectorAll('.node')) {
    const shape = node.querySelector(SHAPE);
    const fill = shape && hexOf(getComputedStyle(shape).fill);
    if (!fill) continue;
    for (const label of node.querySelectorAll<HTMLElement | SVGElement>(LABEL)) fixLabel(label, fill);
  }
}

function fixLabel(label: HTMLElement | SVGElement, fill: string): void {
  const property = label instanceof SVGElement ? 'fill' : 'color';
  const ink = hexOf(getComputedStyle(label)[property]);
  if (!ink || contrast(ink, fill) >= MIN_TEXT_CONTRAST) return;
  const better = contrast(INK.dark, fill) > contrast(INK.light, fill) ? INK.dark : INK.light;
  label.style.setProperty(property, better, 'important');
}

/** Converts an opaque computed color to hex. */
function hexOf(color: string): string | undefined {
  const parts = /^rgb\((\d+), (\d+), (\d+)\)$/.exec(color)?.slice(1);
  return parts && `#${parts.map((part) => Number(part).toString(16).padStart(2, '0')).join('')}`;
}
