import { dropRules, avoidInlineStyles, parseSvg } from './avoidInlineStyles';
import { loadMermaid } from './mermaidLibrary';
import { mermaidConfig } from './mermaidConfig';
import { makeLabelsReadable } from './readableLabels';
import * as styles from './renderDiagram.module.css';

/** A rendered diagram. */
export interface Diagram {
  svg: SVGSVGElement;
  /** Removes the diagram and its style rules. */
  remove: () => void;
}

/** Renders a diagram in the current colors of its container; `name` labels diagrams without a title. */
type Render = (place: HTMLElement, source: string, name: string) => Promise<Diagram>;

type Library = Awaited<ReturnType<typeof loadMermaid>>;

/** Diagrams wider than the column shrink to at most this fraction of their size, then scroll. */
const SMALLEST_SCALE = 0.6;

let count = 0;
let last: Promise<unknown> = Promise.resolve();

/** Loads everything that rendering needs. */
export async function prepareDiagrams(): Promise<{ render: Render }> {
  const library = await loadMermaid();
  // One at a time, because rendering patches document methods.
  const render: Render = (place, source, name) => {
    const diagram = last.then(() => renderNow(library, place, source, name));
    last = diagram.catch(() => undefined);
    return diagram;
  };
  return { render };
}

async function renderNow(
  library: Library,
  place: HTMLElement,
  source: string,
  name: string,
): Promise<Diagram> {
  const host = document.createElement('div');
  host.className = styles.measure ?? '';
  place.append(host);
  const scope = avoidInlineStyles();
  try {
    library.initialize(mermaidConfig(host));
    const { svg: text } = await library.render(`diagram-${++count}`, source, host);
    const svg = parseSvg(text);
    svg.setAttribute('class', `${svg.getAttribute('class') ?? ''} ${styles.diagram ?? ''}`);
    nameDiagram(svg, name);
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

function nameDiagram(svg: SVGSVGElement, name: string): void {
  if (svg.hasAttribute('aria-labelledby')) return;
  const title = svg.querySelector('[class*="TitleText" i]')?.textContent.trim();
  svg.setAttribute('aria-label', title || name);
}

function keepLegible(svg: SVGSVGElement): void {
  const width = Number.parseFloat(svg.style.maxWidth);
  if (width > 0) svg.style.minWidth = `${Math.round(width * SMALLEST_SCALE)}px`;
}
