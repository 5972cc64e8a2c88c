import '@testing-library/jest-dom';
import type { Mermaid } from 'mermaid';
import { provideStyleSheets } from './provideStyleSheets';

type Render = Mermaid['render'];

const initialize = jest.fn<void, Parameters<Mermaid['initialize']>>();

/** Mock of the library: renders with a style element and style attributes, like the real one. */
const render = jest.fn<ReturnType<Render>, Parameters<Render>>(async (id, source, host) => {
  const style = document.createElement('style');
  style.innerHTML = `#${id} { color: red }`;
  host!.append(style);
  if (source === 'bad') throw new Error('Parse error on line 1');
  const title = /^title (.*)$/.exec(source)?.[1];
  const named = source.startsWith('accTitle') ? ' aria-labelledby="t"' : '';
  const svg = `<svg id="${id}"${named} style="max-width: 9px"><title id="t"></title>${
    title ? `<text class="pieTitleText">${title}</text>` : ''
  }</svg>`;
  return { svg, diagramType: 'flowchart-v2' };
});

jest.mock('../mermaidLibrary', () => ({ loadMermaid: async () => ({ initialize, render }) }));

async function renderIn(source: string) {
  const { prepareDiagrams } = await import('../renderDiagram');
  const place = document.body.appendChild(document.createElement('figure'));
  const { render: renderDiagram } = await prepareDiagrams();
  return { place, diagram: await renderDiagram(place, source, 'Diagram') };
}

beforeEach(() => {
  provideStyleSheets();
  document.body.innerHTML = '';
  jest.clearAllMocks();
});

describe('render', () => {
  it('shrinks wide diagrams to no less than three fifths', async () => {
    const { diagram } = await renderIn('flowchart');
    expect(diagram.svg.style.minWidth).toBe('5px');
  });

  it.each([
    ['accTitle x', { 'aria-labelledby': 't' }],
    ['title Pets', { 'aria-label': 'Pets' }],
    ['flowchart', { 'aria-label': 'Diagram' }],
  ])('sets the accessible name: %s', async (source, attributes) => {
    const { diagram } = await renderIn(source);
    for (const [name, value] of Object.entries(attributes)) expect(diagram.svg).toHaveAttribute(name, value);
  });

  it('uses strict mode and the colors of the page', async () => {
    document.documentElement.dataset['theme'] = 'dark';
    document.documentElement.style.setProperty('--color-bg', '#000000');
    document.documentElement.style.setProperty('--color-primary', '#ffffff');
    // jsdom does not inherit custom properties.
    const computed = jest.spyOn(window, 'getComputedStyle');
    computed.mockReturnValue(document.documentElement.style);
    await renderIn('flowchart');
    computed.mockRestore();
    const config = initialize.mock.calls[0]?.[0];
    expect(config).toMatchObject({
      securityLevel: 'strict',
      startOnLoad: false,
      suppressErrorRendering: true,
    });
    expect(config?.secure).toEqual(
      expect.arrayContaining(['secure', 'securityLevel', 'themeCSS', 'dompurifyConfig', 'maxEdges']),
    );
    expect(config?.dompurifyConfig?.ALLOWED_ATTR).toEqual(['class']);
    expect(config?.themeVariables).toMatchObject({ darkMode: true, background: '#000000', pie1: '#3d3d3d' });
  });

  it('cleans up after a syntax error and renders the next diagram', async () => {
    await expect(renderIn('bad')).rejects.toThrow('Parse error on line 1');
    expect(document.adoptedStyleSheets).toHaveLength(0);
    expect(Object.hasOwn(document, 'createElement')).toBe(false);
    expect(document.querySelector('figure')).toBeEmptyDOMElement();
    await expect(renderIn('flowchart')).resolves.toBeTruthy();
  });

  it('renders one diagram at a time, each with a unique id', async () => {
    let running = 0;
    render.mockImplementation(async (id) => {
      running += 1;
      expect(running).toBe(1);
      await Promise.resolve();
      running -= 1;
      return { svg: `<svg id="${id}"></svg>`, diagramType: 'pie' };
    });
    const rendered = await Promise.all(['a', 'b', 'c'].map(renderIn));
    expect(new Set(rendered.map(({ diagram }) => diagram.svg.id)).size).toBe(3);
  });
});
