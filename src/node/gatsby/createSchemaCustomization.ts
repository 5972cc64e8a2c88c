import type { CreateSchemaCustomizationArgs } from 'gatsby';

/** Types of what can be queried besides the Mdx nodes. */
export function createSchemaCustomization({ actions }: CreateSchemaCustomizationArgs): void {
  actions.createTypes(/* GraphQL */ `
    type Mdx implements Node {
      fields: MdxFields!
    }
    type MdxFields {
      file: String!
    }
    type LocaleConfig implements Node @dontInfer {
      locale: String!
      label: String!
      direction: String!
      htmlLang: String!
      calendar: String!
      path: String!
      title: String!
      tagline: String!
    }
    type DocsVersion implements Node @dontInfer {
      name: String!
      label: String!
      path: String!
      isLast: Boolean!
      mainDocId: String!
      docs: JSON!
    }
    type SiteConfiguration implements Node @dontInfer {
      url: String!
      defaultLocale: String!
      locales: [String!]!
      navbarItems: JSON!
      codeThemes: JSON!
      tocLevels: JSON!
      copyright: JSON!
    }
  `);
}
