import path from 'node:path';
import type { CreateNodeArgs } from 'gatsby';
import { pathBelowLocale } from '../../model/documentSummary';
import { sourceKind } from '../../model/source';
import { countSave } from './savedFiles';

/** Adds to each Mdx node its kind and its project-relative file, as Gatsby's node ids depend on the project's location. */
export function onCreateNode({ node, actions }: CreateNodeArgs): void {
  const { type, contentFilePath } = node.internal;
  if (type === 'File') countSave();
  if (type !== 'Mdx' || !contentFilePath) return;
  const file = path.relative(process.cwd(), contentFilePath).replaceAll(path.sep, '/');
  actions.createNodeField({ node, name: 'file', value: file });
  actions.createNodeField({ node, name: 'kind', value: sourceKind(pathBelowLocale(file)) });
}
