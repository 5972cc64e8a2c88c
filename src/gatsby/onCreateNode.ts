import path from 'node:path';
import type { CreateNodeArgs, Node } from 'gatsby';
import { type DocumentFields, pathBelowLocale, type CompiledPage } from '@idmp/content';
import { type Source, sourceKind } from '@idmp/model';
import { compiledPage, countSave } from './contentSnapshot';
import { showSaved } from './showSaved';

/** Fields of Mdx nodes. */
export interface MdxFields {
  /** Relative to the project, as the ids of Gatsby's nodes depend on its location. */
  file: string;
  kind: Source['kind'];
  /** What a page says about itself, and the hash of all that it was compiled from; partials have none. */
  document?: DocumentFields & Pick<CompiledPage, 'key'>;
}

/**
 * Compiles the file of each Mdx node that is a page, and adds its fields. The node of a file that was removed meanwhile
 * gets none, so that no query finds it.
 */
export async function onCreateNode({ node, actions }: CreateNodeArgs): Promise<void> {
  if (node.internal.type === 'File') countSave();
  const file = fileOf(node);
  if (node.internal.type !== 'Mdx' || file === '') return;
  if (sourceKind(pathBelowLocale(file)) === 'partial')
    return setFields(node, { file, kind: 'partial' }, actions);
  const page = await compiledPage(file);
  if (!page) return;
  setPage(node, page, actions);
  await showSaved(file);
}

/** File of a node, relative to the project; empty if it has none. */
function fileOf({ internal: { contentFilePath } }: Node): string {
  return contentFilePath ? path.relative(process.cwd(), contentFilePath).replaceAll(path.sep, '/') : '';
}

/** Updates pages whose own file is the same, but not a partial, word list or text that they are made from. */
export function renewNodes(
  nodes: readonly Node[],
  pages: ReadonlyMap<string, CompiledPage>,
  actions: CreateNodeArgs['actions'],
): void {
  for (const node of nodes) {
    const fields = node['fields'] as MdxFields | undefined;
    const page = pages.get(fileOf(node));
    if (page && page.key !== fields?.document?.key) setPage(node, page, actions);
  }
}

function setPage(node: Node, { key, fields }: CompiledPage, actions: CreateNodeArgs['actions']): void {
  setFields(node, { file: fileOf(node), kind: 'page', document: { key, ...fields } }, actions);
}

function setFields(node: Node, fields: MdxFields, { createNodeField }: CreateNodeArgs['actions']): void {
  for (const [name, value] of Object.entries(fields))
    createNodeField({ node, name, value: value as unknown });
}
