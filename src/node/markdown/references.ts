import { eachNode, replaceNodes, type Root } from './mdast';

/** Puts the targets of `[text][name]` in place and drops the definitions, so that a partial keeps its own. */
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

/** Gives the footnotes of an included file names of their own. */
export function renameFootnotes(root: Root, prefix: string): void {
  for (const type of ['footnoteReference', 'footnoteDefinition'] as const) {
    eachNode(root, type, (node) => {
      node.identifier = `${prefix}${node.identifier}`;
    });
  }
}
