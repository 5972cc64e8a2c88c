import type { BuildFeature } from '../../gatsby/buildFeature';
import { checkDiagrams } from './build/checkDiagrams';
import { diagram } from './build/diagram';
import { mermaidFiles } from './build/mermaidAsset';
import { report } from './build/problems';

/** Diagrams from code blocks, rendered by Mermaid in the browser. */
export const diagrams = {
  name: 'diagrams',
  problems: report,
  markdown: { codeBlocks: { mermaid: diagram }, check: checkDiagrams },
  pages: { sheets: { blocks: ['mermaid'] } },
  async siteFiles({ pages }) {
    const { entry, assets } = await mermaidFiles(pages);
    return { assets, bundled: { 'mermaid.json': JSON.stringify({ entry }) } };
  },
} satisfies BuildFeature;
