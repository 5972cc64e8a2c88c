export { contrast, readableColor } from './color';
export {
  type LostDocument,
  PUBLISHED_EXTENSIONS,
  type Source,
  isDocumentPath,
  isHiddenPath,
  isIgnoredPath,
  isPublishedKind,
  lostDocument,
  sourceKind,
} from './contentFiles';
export { HOUSE_RULES, report, withHouseRules } from './severities';
export { decoded, decodedAddress } from './decode';
export { type Frontmatter, checkField, holdsText, isField, oneLineFault } from './frontmatter';
export { groupBy } from './groupBy';
export {
  DEFAULT_LOCALE,
  LOCALES,
  type Locale,
  type SiteLocale,
  ROOT_LOCALE,
  counterpartAddress,
  isLocale,
  localizedAddress,
  localizedAddresses,
  LEFT_OUT,
  otherThan,
  perLocale,
  splitAddress,
} from './locale';
export { type Section, type SectionLine, meaningOf, meaningOfCode } from './meaning';
export { memoizeBounded, memoizeUntilFailure } from './memoize';
export { editDistance, nearest } from './nearest';
export {
  type Change,
  type ChangeTag,
  type DocHead,
  type DocPage,
  type Heading,
  type HtmlPart,
  type MdxPart,
  type Neighbour,
  type Page,
  type PageSummary,
  type SheetKind,
  type SidebarEntry,
  type SidebarGroup,
  type SidebarLink,
  type TextBlock,
  type Toc,
  sheetKind,
} from './page';
export * from './places';
export { ownValue, plainRecord } from './plainRecord';
export type { CommandResult } from './commandResult';
export * from './problem';
export {
  type LanguageBase,
  type LanguageHost,
  type PublishedSite,
  absoluteUrl,
  languageBase,
  pageUrl,
} from './publishedSite';
export { type Reader, anyJson, asRecord, asTexts, jsonErrorLine, parseOwn, readJson } from './readJson';
export {
  decodeAddress,
  documentSlug,
  encodeAddress,
  encodeHash,
  humanize,
  isIndexPath,
  normalizeSegments,
  orderOfSegment,
  pathToSlug,
  stripNumberPrefix,
  stripPath,
} from './slug';
export { type MessageValues, escapeRegExp, formatMessage, hashText, parseUrl, trimEndOf } from './text';
export {
  type DocsVersion,
  type PageInVersion,
  VERSIONS_DIR,
  VERSION_NAME,
  type VersionBanner,
  type VersionSetting,
  docsTag,
  otherwiseTag,
  slugBelow,
  splitVersion,
  versionAddress,
} from './versions';
