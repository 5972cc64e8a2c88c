export { canonicalPath, isSoundHash, soundPath, unknownPath } from './address';
export { contrast, MIN_TEXT_CONTRAST, mixColors, readableColor } from './color';
export { colorChoiceOf, effectiveMode, nextColorChoice, type ColorChoice } from './colorMode';
export type { CommandResult } from './commandResult';
export type { CompiledDocument, Fence } from './compiledDocument';
export {
  isDocumentPath,
  isHiddenPath,
  isIgnoredPath,
  isPublishedKind,
  lostDocument,
  PUBLISHED_EXTENSIONS,
  type LostDocument,
} from './contentFiles';
export { encodeCookieValue, isWithinDomain } from './cookies';
export { report, houseRules, withHouseRules } from './coreProblems';
export { decoded, decodedAddress } from './decode';
export type { DocHead, DocPage } from './docPage';
export {
  documentFields,
  pathBelowLocale,
  summarize,
  type DocumentFields,
  type DocumentSummary,
} from './documentSummary';
export { errorChain } from './errorChain';
export { escapeRegExp, trimEndOf } from './text';
export {
  apacheHeader,
  apachePattern,
  apacheValue,
  apacheVariable,
  caddyPattern,
  caddyValue,
  netlifyHeader,
  netlifyPath,
  nginxLiteral,
  nginxValue,
} from './escapes/hosts';
export { jsonLd } from './escapes/jsonLd';
export { markdownLine, yamlText } from './escapes/markdownLine';
export { UnwritableError } from './escapes/unwritable';
export { urlPath } from './escapes/urlPath';
export { xmlCharacters, xmlText } from './escapes/xml';
export { extensionPoint } from './extensionPoint';
export { firstPageJson, headOf, type FirstPageData } from './firstPageData';
export { formatMessage, type MessageValues } from './formatMessage';
export { checkField, FRONTMATTER_FIELDS, holdsText, isField, type Frontmatter } from './frontmatter';
export { groupBy } from './groupBy';
export { hashText } from './hash';
export { isInertHtml } from './inertHtml';
export { isKey } from './isKey';
export {
  counterpartAddress,
  DEFAULT_LOCALE,
  isLocale,
  LOCALES,
  localizedAddress,
  localizedAddresses,
  otherThan,
  perLocale,
  ROOT_LOCALE,
  splitAddress,
  type Locale,
} from './locale';
export type { LocaleConfig } from './siteIdentity';
export { meaningOf, meaningOfCode, type Section, type SectionLine } from './meaning';
export { memoizeBounded, memoizeUntilFailure } from './memoize';
export { editDistance, nearest } from './nearest';
export { oneLineFault } from './oneLine';
export { isOutside, outsideFault, schemeOf } from './outsideAddress';
export type { Change, ChangeTag, Heading, Neighbour, Page, PageSummary, TextBlock, Toc } from './page';
export { parseUrl } from './parseUrl';
export * from './places';
export { ownValue, plainRecord } from './plainRecord';
export { isPopupSource, POPUP_SOURCES, type PopupSource } from './popup';
export * from './problem';
export {
  absoluteUrl,
  languageBase,
  pageUrl,
  type LanguageBase,
  type LanguageHost,
  type PublishedSite,
} from './publishedSite';
export {
  counterpartQuestions,
  questionFinder,
  WHOLE_PAGE,
  type Question,
  type QuestionsOf,
} from './questions';
export { anyJson, asRecord, asTexts, jsonErrorLine, parseOwn, readJson, type Reader } from './readJson';
export { reviewedHash, REVIEWS_FILE, type Reviews, type SectionReview } from './reviews';
export { recordsOfPage, type RecordType, type SearchRecord, type SearchWords } from './searchRecord';
export {
  BLOCK_BORDER,
  CELL_BORDER,
  sectionsOf,
  type SearchSection,
  type SectionSource,
} from './searchSections';
export {
  docsTag,
  otherwiseTag,
  slugBelow,
  splitVersion,
  VERSION_NAME,
  versionAddress,
  VERSIONS_DIR,
  type DocsVersion,
  type PageInVersion,
  type VersionBanner,
  type VersionSetting,
} from './versions';
export type { SidebarEntry, SidebarLink } from './sidebar';
export {
  buildSidebar,
  cardEntries,
  chapterName,
  entriesOfChapter,
  firstAddress,
  flattenSidebar,
  positionOf,
  sidebarTrails,
  type FolderSetting,
  type ListedEntry,
  type PlacedEntry,
  type SidebarDocument,
  type TrailStep,
} from './sidebarTree';
export { isOnTrail, isShortened } from './sidebarView';
export type { Logo, SiteDescription, SiteIdentity } from './siteIdentity';
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
export { DEVICE, endsLikeFile, foldAddress, isOwnName, slugFault, type OwnNames } from './slugFault';
export { sourceKind, type Source } from './source';
export { sheetKind, type SheetKind } from './styleSheet';
export { packSynonyms, synonymsOf, unpackSynonyms, type SynonymGroup, type Synonyms } from './synonyms';
export { buildToc, type TocEntry } from './toc';
export { wordsOfPath } from './wordsOfPath';
