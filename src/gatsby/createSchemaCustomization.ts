import type { CreateSchemaCustomizationArgs } from 'gatsby';

/** Declares the GraphQL types. */
export function createSchemaCustomization({ actions }: CreateSchemaCustomizationArgs): void {
  actions.createTypes(/* GraphQL */ `
    type Mdx implements Node {
      fields: MdxFields!
      locale: String! @proxy(from: "fields.document.locale")
      "Path below the folder of the language."
      path: String! @proxy(from: "fields.document.path")
      "Folder of that path."
      category: String! @proxy(from: "fields.document.category")
      "Address without language and leading slash; empty for the root page."
      slug: String! @proxy(from: "fields.document.slug")
      "Address with language, without path prefix."
      address: String! @proxy(from: "fields.document.address")
      title: String! @proxy(from: "fields.document.title")
      description: String! @proxy(from: "fields.document.description")
      sidebarLabel: String! @proxy(from: "fields.document.sidebarLabel")
      sidebarPosition: Float @proxy(from: "fields.document.sidebarPosition")
      sidebarSection: String @proxy(from: "fields.document.sidebarSection")
      draft: Boolean! @proxy(from: "fields.document.draft")
      unlisted: Boolean! @proxy(from: "fields.document.unlisted")
      headings: [DocHeading!]! @proxy(from: "fields.document.headings")
      plainText: String!
      "All that the page was compiled to, its tree included."
      compiledDocument: JSON!
    }
    type MdxFields {
      "File relative to the project."
      file: String!
      "page or partial"
      kind: String!
      "What a page says about itself, and the hash of all that it was compiled from."
      document: JSON
    }
    type DocHeading {
      id: String!
      level: Int!
      text: String!
    }
    type LocaleConfig implements Node @dontInfer {
      locale: String!
      label: String!
      direction: String!
      htmlLang: String!
      calendar: String!
      path: String!
    }
    type DocsVersion implements Node @dontInfer {
      name: String!
      label: String!
      path: String!
      isLast: Boolean!
      mainDocId: String!
      docs: [DocsListEntry!]!
    }
    type DocsListEntry {
      id: String!
      path: String!
      sidebar: String!
      locale: String!
    }
    type SiteConfiguration implements Node @dontInfer {
      url: String!
      defaultLocale: String!
      locales: [LocalizedSite!]!
      navbarItems: [NavbarItem!]!
      codeThemes: CodeThemes!
      tocLevels: TocLevels!
    }
    type LocalizedSite {
      locale: String!
      title: String!
      tagline: String!
      "Path prefix and path of the language, with slashes at both ends."
      baseUrl: String!
      footerCopyright: String!
    }
    type NavbarItem {
      type: String!
      label: String
      to: String
      newTab: Boolean
      versions: [String!]
    }
    type CodeThemes {
      light: String!
      dark: String!
    }
    type TocLevels {
      min: Int!
      max: Int!
    }
  `);
}
