import { article } from '../../../../../packages/compile/__tests__/article';
import { mermaidFiles, namesAsJs } from '../mermaidAsset';

const DIAGRAM = { tree: article('<figure class="mermaid" data-mermaid=""></figure>') };

describe('mermaidFiles', () => {
  it('copies nothing when no page has a diagram', async () => {
    expect(await mermaidFiles([{ tree: article('<p>data-mermaid</p>') }])).toEqual({ entry: '', assets: [] });
  });

  it('copies the library as scripts under an address with a hash', async () => {
    const { entry, assets } = await mermaidFiles([{ tree: article('') }, DIAGRAM]);
    const names = assets.map(({ to }) => to);
    expect(entry).toMatch(/^\/assets\/mermaid-[0-9a-f]{12}\/mermaid\.esm\.min\.js$/);
    expect(names).toContain(entry.slice(1));
    expect(names.every((name) => name.endsWith('.js'))).toBe(true);
  });

  it('copies everything that the library imports', async () => {
    const { assets } = await mermaidFiles([DIAGRAM]);
    const names = new Set(assets.map(({ to }) => to));
    const imported = assets.flatMap((asset) => {
      const code = 'content' in asset ? asset.content : '';
      return [...code.matchAll(/(?:from|import\(|import)\s*"(\.[^"]+)"/g)].map(([, path = '']) =>
        new URL(path, `file:///${asset.to}`).pathname.slice(1),
      );
    });
    expect(imported.length).toBeGreaterThan(100);
    expect(imported.filter((name) => !names.has(name))).toEqual([]);
  });

  it('complies with the content policy', async () => {
    const { assets } = await mermaidFiles([DIAGRAM]);
    const flowchart = assets.filter(({ to }) => /mermaid\.esm|flowDiagram|dagre/.test(to));
    expect(flowchart.length).toBeGreaterThan(2);
    for (const asset of flowchart)
      expect('content' in asset && asset.content).not.toMatch(/\beval\(|new Function\(/);
  });
});

describe('namesAsJs', () => {
  it('renames relative imports and nothing else', () => {
    expect(namesAsJs('import{a as b}from"./c/d-E1.mjs";import("../f.mjs");x="g.mjs"')).toBe(
      'import{a as b}from"./c/d-E1.js";import("../f.js");x="g.mjs"',
    );
  });
});
