import type { CreateResolversArgs } from 'gatsby';
import { buildToc, type DocumentSummary, docPage, readDocument } from '@idmp/content';
import type { CompiledDocument } from '@idmp/compile';
import { readStoredPage } from '../build/pageStore';
import { FILES_AT_ONCE, limited, STANDALONE_DIR } from '@idmp/files';
import type { MdxFields } from './onCreateNode';
import { MAIN_DOC_ID, SIDEBAR_NAME } from '../settings/site';

interface MdxNode {
  fields: MdxFields;
}

interface NodeModel {
  findAll(query: object): Promise<{ entries: Iterable<MdxNode> }>;
}

const EXCERPT_CHARS = 140;

/**
 * Resolves the finished page with a digest, and what is too large for the fields of an Mdx node: all that depends on the
 * text of the document.
 */
export function createResolvers({ createResolvers: create }: CreateResolversArgs): void {
  // The fields of all nodes are resolved at once.
  const document = shared(limited(FILES_AT_ONCE, readDocument));
  const field =
    <T>(get: (compiled: CompiledDocument) => T) =>
    async ({ fields }: MdxNode) =>
      get(await document(fields.file));
  (create as (resolvers: object) => void)({
    Query: {
      docPage: {
        type: 'JSON!',
        args: { digest: 'String!' },
        resolve: async (_: unknown, { digest }: { digest: string }) => {
          const { head, page, tree, toc } = await readStoredPage(digest);
          return { head, page: docPage(page, tree, toc) };
        },
      },
    },
    Mdx: {
      compiledDocument: { resolve: field((compiled) => compiled) },
      plainText: { resolve: field(plainText) },
      // The plugin's resolvers would compile the text again, as MDX 2.
      tableOfContents: { type: 'JSON', resolve: field(({ headings }) => buildToc(headings)) },
      excerpt: { type: 'String', resolve: field((compiled) => plainText(compiled).slice(0, EXCERPT_CHARS)) },
    },
    DocsVersion: {
      docs: {
        resolve: async (_: object, __: object, { nodeModel }: { nodeModel: NodeModel }) => {
          const query = { filter: { fields: { kind: { eq: 'page' } } } };
          const { entries } = await nodeModel.findAll({ type: 'Mdx', query });
          return docsList([...entries].flatMap(({ fields }) => fields.document ?? []));
        },
      },
    },
  });
}

const plainText = ({ blocks }: CompiledDocument): string => blocks.map(({ text }) => text).join('\n');

/** Deduplicates concurrent reads, as the fields of a node are resolved together. */
function shared<T>(read: (key: string) => Promise<T>): (key: string) => Promise<T> {
  const reading = new Map<string, Promise<T>>();
  return (key) => {
    const begun = reading.get(key) ?? read(key).finally(() => reading.delete(key));
    reading.set(key, begun);
    return begun;
  };
}

/** A document of a version, as `DocsVersion.docs` lists it. */
interface DocsListEntry {
  id: string;
  path: string;
  sidebar: string;
  locale: string;
}

/** The documents of a version, without the site's own pages. */
export function docsList(summaries: readonly DocumentSummary[]): DocsListEntry[] {
  return summaries
    .filter(({ file, draft }) => !draft && !file.startsWith(STANDALONE_DIR))
    .map(({ slug, address, locale }) => ({
      id: slug || MAIN_DOC_ID,
      path: address,
      sidebar: SIDEBAR_NAME,
      locale,
    }))
    .sort((a, b) => (a.path < b.path ? -1 : 1));
}
