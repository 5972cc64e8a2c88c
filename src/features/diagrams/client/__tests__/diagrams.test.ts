import '@testing-library/jest-dom';
import { act } from '@testing-library/react';
import { screen } from '@testing-library/dom';
import { enhanceDiagrams } from '../diagrams';
import type { Diagram } from '../renderDiagram';
import { english } from '../../../../page/article/enhance/__tests__/messages';

const prepareDiagrams = jest.fn();
jest.mock('../renderDiagram', () => ({ prepareDiagrams }));

const FIGURE = (source: string) =>
  `<figure class="mermaid" data-mermaid><pre aria-label="Source of the diagram" role="group"><code>${source}</code></pre></figure>`;

const render = jest.fn<Promise<Diagram>, [HTMLElement, string, string]>();
const removed: string[] = [];
let stop = (): void => undefined;

/** IntersectionObserver mock that tests trigger manually. */
class ManualObserver {
  static current: ManualObserver;
  watched = new Set<Element>();

  constructor(private readonly report: IntersectionObserverCallback) {
    ManualObserver.current = this;
  }
  observe = (element: Element) => void this.watched.add(element);
  unobserve = (element: Element) => void this.watched.delete(element);
  disconnect = () => this.watched.clear();

  comeNear(element: Element): void {
    if (!this.watched.has(element)) return;
    const entry = { isIntersecting: true, target: element } as IntersectionObserverEntry;
    this.report([entry], this as unknown as IntersectionObserver);
  }
}

function show(...sources: string[]): HTMLElement[] {
  document.body.innerHTML = `<main>${sources.map(FIGURE).join('')}</main>`;
  stop = enhanceDiagrams(document.querySelector('main')!, english);
  return [...document.querySelectorAll('figure')];
}

const near = (figure: HTMLElement) => act(async () => ManualObserver.current.comeNear(figure));

beforeEach(() => {
  window.IntersectionObserver = ManualObserver as unknown as typeof IntersectionObserver;
  document.documentElement.dataset['theme'] = 'light';
  removed.length = 0;
  render.mockReset().mockImplementation(async (_, source) => {
    const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
    const mode = document.documentElement.dataset['theme'] ?? '';
    svg.setAttribute('role', 'img');
    svg.setAttribute('aria-label', `${source} in ${mode}`);
    return { svg, remove: () => (svg.remove(), void removed.push(`${source} in ${mode}`)) };
  });
  prepareDiagrams.mockReset().mockResolvedValue({ render });
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});

afterEach(() => {
  stop();
  jest.restoreAllMocks();
});

describe('enhanceDiagrams', () => {
  it('observes nothing on a page without diagrams', () => {
    const before = ManualObserver.current;
    show();
    expect(ManualObserver.current).toBe(before);
  });

  it('makes scrollable diagrams focusable', async () => {
    const [figure] = show('a');
    Object.defineProperty(figure, 'scrollWidth', { value: 900 });
    await near(figure!);
    expect(figure).toHaveAttribute('tabindex', '0');
    stop();
    expect(figure).not.toHaveAttribute('tabindex');
  });

  it('re-renders if the color mode changed while rendering', async () => {
    const [figure] = show('a');
    render.mockImplementationOnce(async (...input) => {
      const diagram = await render(...input);
      document.documentElement.dataset['theme'] = 'dark';
      return diagram;
    });
    await near(figure!);
    await near(figure!);
    expect(screen.getByRole('img', { name: 'a in dark' })).toBeInTheDocument();
  });

  it('shows a single error if the color mode changes meanwhile', async () => {
    render.mockRejectedValue(new Error('no'));
    const [figure] = show('a');
    await near(figure!);
    await act(async () => void (document.documentElement.dataset['theme'] = 'dark'));
    await near(figure!);
    expect(screen.getAllByRole('alert')).toHaveLength(1);
  });

  it('restores the source on cleanup and drops late results', async () => {
    const [first, second] = show('a', 'b');
    await near(first!);
    const late = act(async () => ManualObserver.current.comeNear(second!));
    stop();
    await late;
    expect(removed).toEqual(['a in light', 'b in light']);
    expect(screen.queryByRole('img')).toBeNull();
    expect(first!.querySelector('pre')).not.toHaveAttribute('hidden');
  });
});
