import { buildSchema, type GraphQLObjectType } from 'gatsby/graphql';
import { NAV_ITEMS } from '../../settings/nav';
import { createSchemaCustomization } from '../createSchemaCustomization';
import { sourceNodes } from '../sourceNodes';

interface SourcedNode {
  internal: { type: string };
  [name: string]: unknown;
}

/** What the API of Gatsby is called with. */
function run(): { nodes: SourcedNode[]; types: string } {
  const nodes: SourcedNode[] = [];
  let types = '';
  const actions = {
    createNode: (node: SourcedNode) => nodes.push(node),
    createTypes: (text: string) => (types = text),
  };
  const args = { actions, createNodeId: String, createContentDigest: JSON.stringify, basePath: '/idmp-docs' };
  sourceNodes(args as unknown as Parameters<typeof sourceNodes>[0]);
  createSchemaCustomization(args as unknown as Parameters<typeof createSchemaCustomization>[0]);
  return { nodes, types };
}

const { nodes, types } = run();
const schema = buildSchema(
  `directive @dontInfer on OBJECT\ndirective @proxy(from: String!) on FIELD_DEFINITION\nscalar JSON\ninterface Node { id: ID! }\ntype Query { mdx: Mdx }\n${types}`.replaceAll(
    /implements Node (@dontInfer )?\{/g,
    'implements Node $1{ id: ID!',
  ),
);
const nodesOf = (type: string) => nodes.filter(({ internal }) => internal.type === type);

describe('sourceNodes', () => {
  it.each(['SiteConfiguration', 'LocaleConfig', 'DocsVersion'])(
    'gives %s every field of its type',
    (type) => {
      const declared = Object.values((schema.getType(type) as GraphQLObjectType).getFields());
      const needed = declared.filter((field) => String(field.type).endsWith('!')).map(({ name }) => name);
      // The list of documents is resolved from the Mdx nodes.
      const sourced = needed.filter((name) => name !== 'docs');
      expect(nodesOf(type).length).toBeGreaterThan(0);
      for (const node of nodesOf(type)) expect(Object.keys(node)).toEqual(expect.arrayContaining(sourced));
    },
  );

  it('names the first document of a version, and title, tagline, base URL and copyright of each language', () => {
    expect(nodesOf('DocsVersion')[0]).toMatchObject({
      name: 'current',
      label: 'Next',
      isLast: true,
      mainDocId: 'index',
    });
    const [site] = nodesOf('SiteConfiguration');
    expect(site).toMatchObject({
      defaultLocale: 'zh-Hans',
      locales: [
        {
          locale: 'zh-Hans',
          baseUrl: '/idmp-docs/',
          footerCopyright: expect.stringMatching(/2017-\d{4}/) as string,
        },
        {
          locale: 'en',
          baseUrl: '/idmp-docs/en/',
          footerCopyright: expect.stringMatching(/2022–\d{4}/) as string,
        },
      ],
      navbarItems: NAV_ITEMS,
      tocLevels: { min: 2, max: 3 },
    });
  });
});
