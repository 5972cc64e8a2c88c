import path from 'node:path';
import type { CreateNodeArgs, Node } from 'gatsby';
import { type DocumentFields, pathBelowLocale, type Source, sourceKind } from '@idmp/model';
import type { CompiledPage } from '@idmp/markdown';
import { compiledPage } from './contentSnapshot';
import { countSave } from './savedFiles';
import { showSaved } from './showSaved';

/** Fields of Mdx nodes. */
export interface MdxFields {
  /** Relative to the project, as the ids of Gatsby's nodes depend on its location. */
  file: string;
  kind: Source['kind'];
  /** What a page says about itself, and the hash of all that it was compiled from; partials have none. */
  document?: DocumentFields & Pick<CompiledPage, 'key'>;
}

/** Compiles the file of each Mdx node that is a page, and adds its fields. */
export async function onCreateNode({ node, actions }: CreateNodeArgs): Promise<void> {
  const { type, contentFilePath } = node.internal;
  if (type === 'File') countSave();
  if (type !== 'Mdx' || !contentFilePath) return;
  const file = path.relative(process.cwd(), contentFilePath).replaceAll(path.sep, '/');
  const kind = sourceKind(pathBelowLocale(file));
  actions.createNodeField({ node, name: 'file', value: file });
  actions.createNodeField({ node, name: 'kind', value: kind });
  const page = kind === 'page' ? await compiledPage(file) : undefined;
  if (!page) return;
  setDocument(node, page, actions);
  await showSaved(file);
}

/** Updates pages whose own file is the same, but not a partial, word list or text that they are made from. */
export function renewNodes(
  nodes: readonly Node[],
  pages: ReadonlyMap<string, CompiledPage>,
  actions: CreateNodeArgs['actions'],
): void {
  for (const node of nodes) {
    const { file, document } = node['fields'] as MdxFields;
    const page = pages.get(file);
    if (page && page.key !== document?.key) setDocument(node, page, actions);
  }
}

function setDocument(
  node: Node,
  { key, fields }: CompiledPage,
  { createNodeField }: CreateNodeArgs['actions'],
): void {
  createNodeField({ node, name: 'document', value: { key, ...fields } satisfies MdxFields['document'] });
}
