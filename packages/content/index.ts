export { type AssembleOptions, type Site, assembleSite, recordUrls } from './assemble/assembleSite';
export {
  type DocumentFields,
  type DocumentSummary,
  pathBelowLocale,
  summarize,
} from './assemble/documentSummary';
export type { SiteDocument, SiteEntry } from './assemble/entries';
export { type CheckedSite, type PlaceContext, pageExtensions } from './assemble/extensions';
export { FORMER_FILE, type FormerAddresses } from './assemble/formerAddresses';
export { assembleContent, checkContent, loadOptions, loadSite } from './assemble/loadSite';
export { CHANGE_TAGS, buildToc, changesOf } from './assemble/makePage';
export { noNewErrors } from './assemble/noNewErrors';
export { type NoteContext, noteWriter, smallNote, withSectionNotes, withTopNote } from './assemble/notes';
export {
  parseRecords,
  readRecordLines,
  readSearchRecords,
  writeSearchRecords,
} from './assemble/searchRecordFiles';
export {
  type FolderSetting,
  type ListedEntry,
  type SidebarDocument,
  buildSidebar,
  cardEntries,
  chapterName,
  firstAddress,
  flattenSidebar,
  positionOf,
  sidebarList,
} from './assemble/sidebarTree';
export { type SiteInput, contentExtensions } from './assemble/siteExtensions';
export { type OwnNames, foldAddress, slugFault } from './assemble/slugFault';
export type { MarkdownFeature } from './contentFeature';
export { packages } from './features/packages/feature';
export { checkExternalLinks, writing } from './features/writing/feature';
export { createPage } from './features/writing/newPage';
export { blockSheetKinds } from './html/blockSheets';
export { type DocPageData, type RenderedArticle, docPage, renderArticle } from './html/docPage';
export { type NewFile, RefusedChange, changeContent } from './sources/changeContent';
export {
  type CompileJob,
  type CompileSettings,
  type CompiledPage,
  compileDocuments,
  compilePage,
  compilePages,
} from './sources/compileDocuments';
export { DOCUMENTS_DIR, readDocument, removeOtherDocuments } from './sources/documentStore';
export { findBackslashes } from './sources/fileNames';
export { type Asset, DENSE_WIDTH, type ScaledImage } from './sources/images';
export { checkMessages } from './sources/messages';
export {
  PUBLISHED_FILE,
  type PublishedLine,
  STATIC_DIR,
  builtNames,
  ownNames,
  readPublished,
  refusalOfText,
} from './sources/publishable';
export { type Content, type ListInput, readContent, wordLists } from './sources/readContent';
export { type FolderSettings, readFolders } from './sources/readFolders';
export { commitTime, readChangeDays, readSource, readSources, toSource } from './sources/readSources';
export { reportProblems } from './sources/reportProblems';
export {
  REVIEWS_FILE,
  type Reviews,
  type SectionReview,
  parseReviews,
  reviewedHash,
} from './sources/reviews';
export { VALUES_FILE, fillValues, readValues, valuesFor } from './sources/values';
export { type GlossaryEntry, readEntries, readGlossary } from './words/glossary';
export { type ReadList, expression, readJsonList } from './words/jsonFaults';
export { parseQuestions, readQuestions } from './words/questions';
export { readSynonyms, readThesaurus, synonymGroups } from './words/thesaurus';
