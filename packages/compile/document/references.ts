import { type ParsedFile, setFile } from './context';
import { eachNode, replaceNodes, type Root } from './mdast';

/** Inlines the targets of `[text][name]` and drops the definitions, so that those of a partial stay local. */
export function resolveReferences(root: Root): void {
  const targets = new Map<string, { url: string; title?: string | null }>();
  eachNode(root, 'definition', ({ identifier, url, title }) => {
    if (!targets.has(identifier)) targets.set(identifier, { url, title });
  });
  if (targets.size === 0) return;
  replaceNodes(root, (node) => {
    if (node.type === 'definition') return [];
    const target =
      node.type === 'linkReference' || node.type === 'imageReference'
        ? targets.get(node.identifier)
        : undefined;
    if (!target) return undefined;
    const { position, data } = node;
    if (node.type === 'imageReference') return [{ type: 'image', ...target, alt: node.alt, position, data }];
    if (node.type === 'linkReference')
      return [{ type: 'link', ...target, children: node.children, position, data }];
    return undefined;
  });
}

/** Marks the nodes of a partial with its file, where their problems stand, and keeps its footnotes apart from others. */
export function markPartial(root: Root, { file, chain, context }: ParsedFile): void {
  if (chain.length === 1) return;
  setFile(root, file);
  for (const type of ['footnoteReference', 'footnoteDefinition'] as const)
    eachNode(root, type, (node) => {
      node.identifier = `${context.includes}-${node.identifier}`;
    });
}
