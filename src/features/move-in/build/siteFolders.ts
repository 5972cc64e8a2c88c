/** Where a Docusaurus site keeps its documents. */
export const SITE_FOLDERS = {
  docs: 'docs',
  static: 'static',
  translations: 'i18n',
  versions: 'versions.json',
  version: (name: string): string => `versioned_docs/version-${name}`,
  translation: (locale: string): string => `i18n/${locale}/docusaurus-plugin-content-docs`,
} as const;
