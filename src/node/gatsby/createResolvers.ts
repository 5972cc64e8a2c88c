import type { CreateResolversArgs } from 'gatsby';
import type { CompiledDocument } from '../../model/compiledDocument';
import { summarize } from '../../model/documentSummary';
import { buildToc } from '../../model/toc';
import { readDocument } from '../content/documentStore';
import { readLedger, sectionsOf } from '../content/ledgerFile';
import { readStoredPage } from '../content/pageStore';
import { FILES_AT_ONCE, limited } from '../files/mapLimited';
import { docPage } from '../page/docPage';
import { docsListOf } from './docsList';

interface MdxNode {
  fields: { file: string };
}

interface Digest {
  digest: string;
}

interface NodeModel {
  findAll(query: object): Promise<{ entries: Iterable<MdxNode> }>;
}

const EXCERPT_CHARS = 140;

/**
 * Resolves fields of Mdx nodes: those of the compiled document, which depend on its file alone, and the finished page,
 * which depends on the whole site and is therefore referenced by digest.
 */
export function createResolvers({ createResolvers: create }: CreateResolversArgs): void {
  // The fields of all nodes are resolved at once.
  const document = shared(limited(FILES_AT_ONCE, readDocument));
  const page = shared(readStoredPage);
  const ledger = shared(() => readLedger());
  const field =
    <T>(get: (compiled: CompiledDocument) => T) =>
    async (node: MdxNode): Promise<T> =>
      get(await document(node.fields.file));
  const summaryField = (name: keyof ReturnType<typeof summarize>) => ({
    resolve: field((compiled) => summarize(compiled)[name]),
  });
  (create as (resolvers: object) => void)({
    Query: { mdx: { resolve: findDocument } },
    Mdx: {
      locale: summaryField('locale'),
      path: summaryField('path'),
      category: summaryField('category'),
      slug: summaryField('slug'),
      address: summaryField('address'),
      title: summaryField('title'),
      description: summaryField('description'),
      sidebarLabel: summaryField('sidebarLabel'),
      sidebarPosition: summaryField('sidebarPosition'),
      draft: summaryField('draft'),
      unlisted: summaryField('unlisted'),
      headings: { resolve: field(({ headings }) => headings) },
      sections: {
        resolve: async ({ fields: { file } }: MdxNode) => sectionsOf(await document(file), await ledger('')),
      },
      plainText: { resolve: field(plainText) },
      // The plugin's resolvers would compile the text again, as MDX 2.
      tableOfContents: { type: 'JSON', resolve: field(({ headings }) => buildToc(headings)) },
      excerpt: { type: 'String', resolve: field((compiled) => plainText(compiled).slice(0, EXCERPT_CHARS)) },
      head: { resolve: async (_: MdxNode, { digest }: Digest) => (await page(digest)).head },
      page: {
        resolve: async (_: MdxNode, { digest }: Digest) => {
          const { page: data, tree, toc } = await page(digest);
          return docPage(data, tree, toc);
        },
      },
    },
    DocsVersion: {
      docs: {
        resolve: async (_: object, __: object, { nodeModel }: { nodeModel: NodeModel }) => {
          const query = { filter: { fields: { kind: { eq: 'page' } } } };
          const { entries } = await nodeModel.findAll({ type: 'Mdx', query });
          return docsListOf(await Promise.all([...entries].map(field(summarize))));
        },
      },
    },
  });
}

interface DocumentArgs {
  fields?: { file?: { eq?: string } };
}

type Resolve = (
  source: unknown,
  args: DocumentArgs,
  context: unknown,
  info: object,
) => Promise<MdxNode | null>;

/**
 * Finds the node of a document. In development, its node may be missing for a moment when a file is saved during
 * queries: the page only needs the file name, so a minimal node keeps the last good page.
 */
export async function findDocument(...query: Parameters<Resolve>): Promise<MdxNode | null> {
  const [, args, , info] = query;
  const find = (info as { originalResolver: Resolve }).originalResolver;
  const file = args.fields?.file?.eq;
  if (file === undefined || process.env['gatsby_executing_command'] !== 'develop') return find(...query);
  const node = await find(...query).catch(() => null);
  return node?.fields ? node : { fields: { file } };
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
