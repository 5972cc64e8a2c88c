import type { Element } from 'hast';
import { h } from 'hastscript';
import type { Code } from 'mdast';
import type { CompileContext } from '@idmp/compile';
import type { BuildFeature } from '../../build/buildFeature';
import { checkDiagrams, report } from './build/checkDiagrams';
import { mermaidFiles } from './build/mermaidAsset';

/** Diagrams from code blocks, rendered by Mermaid in the browser. */
export const diagrams = {
  name: 'diagrams',
  problems: report,
  markdown: { codeBlocks: { mermaid: diagram }, check: checkDiagrams, sheets: { blocks: ['mermaid'] } },
  async siteFiles({ pages }) {
    const { entry, assets } = await mermaidFiles(pages);
    return { assets, bundled: { 'mermaid.json': JSON.stringify({ entry }) } };
  },
} satisfies BuildFeature;

/** Source of a diagram, rendered by the browser when it scrolls into view. */
function diagram(node: Code, context: CompileContext): Element {
  const label = context.options.messages['diagram.source'] ?? '';
  return h('figure.mermaid', { dataMermaid: '' }, [
    h('pre', { tabIndex: 0, role: 'group', ariaLabel: label }, [h('code', [node.value])]),
  ]);
}
