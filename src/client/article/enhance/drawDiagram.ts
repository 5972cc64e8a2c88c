import { dropRules, keepToPolicy, parseDrawing } from './keepToPolicy';
import { loadMermaid } from './mermaidLibrary';
import { mermaidConfig } from './mermaidConfig';
import { makeLabelsReadable } from './readableLabels';
import * as styles from './drawDiagram.module.css';

/** A diagram that is ready to stand in the page. */
export interface Drawing {
  svg: SVGSVGElement;
  /** Takes the diagram and its rules out of the page. */
  remove: () => void;
}

/** Draws a diagram for a place in its colours of the moment; `name` is for diagrams without a title. */
type Draw = (place: HTMLElement, source: string, name: string) => Promise<Drawing>;

type Library = Awaited<ReturnType<typeof loadMermaid>>;

/** Drawings of more than the column's width shrink to this share of their size; then they scroll. */
const SMALLEST_SCALE = 0.6;

let count = 0;
let last: Promise<unknown> = Promise.resolve();

/** Makes everything ready that drawing needs. */
export async function prepareDrawing(): Promise<{ draw: Draw }> {
  const library = await loadMermaid();
  // One after the other: each drawing has the document for itself while it is made.
  const draw: Draw = (place, source, name) => {
    const drawing = last.then(() => drawNow(library, place, source, name));
    last = drawing.catch(() => undefined);
    return drawing;
  };
  return { draw };
}

async function drawNow(library: Library, place: HTMLElement, source: string, name: string): Promise<Drawing> {
  const host = document.createElement('div');
  host.className = styles.measure ?? '';
  place.append(host);
  const scope = keepToPolicy();
  try {
    library.initialize(mermaidConfig(host));
    const { svg: text } = await library.render(`diagram-${++count}`, source, host);
    const svg = parseDrawing(text);
    svg.setAttribute('class', `${svg.getAttribute('class') ?? ''} ${styles.drawing ?? ''}`);
    nameDrawing(svg, name);
    keepLegible(svg);
    host.replaceChildren(svg);
    makeLabelsReadable(svg);
    return {
      svg,
      remove: () => {
        svg.remove();
        dropRules(scope.sheet);
      },
    };
  } catch (error) {
    dropRules(scope.sheet);
    throw error;
  } finally {
    scope.release();
    host.remove();
  }
}

function nameDrawing(svg: SVGSVGElement, name: string): void {
  if (svg.hasAttribute('aria-labelledby')) return;
  const title = svg.querySelector('[class*="TitleText" i]')?.textContent.trim();
  svg.setAttribute('aria-label', title || name);
}

function keepLegible(svg: SVGSVGElement): void {
  const width = Number.parseFloat(svg.style.maxWidth);
  if (width > 0) svg.style.minWidth = `${Math.round(width * SMALLEST_SCALE)}px`;
}
