import path from 'node:path';
import type { CreateNodeArgs } from 'gatsby';

/** Gives each Mdx node its file relative to the project: Gatsby's own ids change with the project's folder. */
export function onCreateNode({ node, actions }: CreateNodeArgs): void {
  const { type, contentFilePath } = node.internal;
  if (type !== 'Mdx' || !contentFilePath) return;
  actions.createNodeField({ node, name: 'file', value: path.relative(process.cwd(), contentFilePath) });
}
