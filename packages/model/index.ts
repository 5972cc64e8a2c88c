export { MIN_TEXT_CONTRAST, contrast, mixColors, readableColor } from './color';
export type { CommandResult } from './commandResult';
export {
  type LostDocument,
  PUBLISHED_EXTENSIONS,
  isDocumentPath,
  isHiddenPath,
  isIgnoredPath,
  isPublishedKind,
  lostDocument,
} from './contentFiles';
export { houseRules, report, withHouseRules } from './coreProblems';
export { decoded, decodedAddress } from './decode';
export type { DocHead, DocPage } from './docPage';
export { extensionPoint } from './extensionPoint';
export { type MessageValues, formatMessage } from './formatMessage';
export { type Frontmatter, checkField, holdsText, isField } from './frontmatter';
export { groupBy } from './groupBy';
export { hashText } from './hash';
export {
  DEFAULT_LOCALE,
  LOCALES,
  type Locale,
  ROOT_LOCALE,
  counterpartAddress,
  isLocale,
  localizedAddress,
  localizedAddresses,
  otherThan,
  perLocale,
  splitAddress,
} from './locale';
export { type Section, type SectionLine, meaningOf, meaningOfCode } from './meaning';
export { memoizeBounded, memoizeUntilFailure } from './memoize';
export { editDistance, nearest } from './nearest';
export { oneLineFault } from './oneLine';
export type { Change, ChangeTag, Heading, Neighbour, Page, PageSummary, TextBlock, Toc } from './page';
export { parseUrl } from './parseUrl';
export * from './places';
export { ownValue, plainRecord } from './plainRecord';
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
export type { SidebarEntry, SidebarGroup, SidebarLink } from './sidebar';
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
export { type Source, sourceKind } from './source';
export { type SheetKind, sheetKind } from './styleSheet';
export { escapeRegExp, trimEndOf } from './text';
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
