export {
  type AssembleOptions,
  type Site,
  type SiteSettings,
  assembleSite,
  recordUrls,
} from './assemble/assembleSite';
export {
  type DocumentFields,
  type DocumentSummary,
  pathBelowLocale,
  summarize,
} from './assemble/documentSummary';
export type { SiteDocument, SiteEntry } from './assemble/entries';
export type { CheckedSite, PlaceContext } from './assemble/pageContext';
export {
  FORMER_FILE,
  type FormerAddresses,
  readFormerAddresses,
  withFormerAddresses,
} from './assemble/formerAddresses';
export { CHANGE_TAGS, changesOf } from './assemble/releaseNotes';
export { buildToc } from './assemble/toc';
export { type NoteContext, noteWriter, smallNote, withSectionNotes, withTopNote } from './assemble/notes';
export { readRecords, readSearchRecords, writeSearchRecords } from './assemble/searchRecordFiles';
export {
  type FolderSetting,
  type ListedEntry,
  type SidebarDocument,
  buildSidebar,
  cardEntries,
  chapterName,
  entriesOfChapter,
  type PlacedEntry,
  firstAddress,
  flattenSidebar,
  positionOf,
  sidebarList,
} from './assemble/sidebarTree';
export { type OwnNames, foldAddress, slugFault } from './assemble/slugFault';
export { packagesToHast, packageTable } from './assemble/packageList';
export { checkExternalLinks } from './sources/externalLinks';
export { checkTemplate, pageTemplate } from './sources/pageTemplate';
export { BLOCK_SHEETS } from './html/blockSheets';
export { type DocPageData, type RenderedArticle, docPage, renderArticle } from './html/docPage';
export { type ContentChange, type NewFile, RefusedChange, changeContent } from './sources/changeContent';
export {
  type CompileJob,
  type CompileSettings,
  type CompiledPage,
  compileDocuments,
  compilePage,
  compilePages,
} from './sources/compileDocuments';
export { DOCUMENTS_DIR, readDocument, removeOtherDocuments } from './sources/documentStore';
export { findBackslashes, onePerName } from './sources/fileNames';
export { type Asset, createFileStore, DENSE_WIDTH, type ScaledImage } from './sources/images';
export { checkMessages } from './sources/messages';
export { STATIC_DIR, ownNames, isProof, refusalOfText } from './sources/publishable';
export { PUBLISHED_FILE, type PublishedLine, withAddress, readPublished } from './sources/publishedAddresses';
export { type Content, readContent, type ReadOptions } from './sources/readContent';
export { chapterFolders, type FolderSettings, readFolders } from './sources/readFolders';
export { commitTime, readChangeDays, readSource, readSources, toSource } from './sources/readSources';
export { reportProblems } from './sources/reportProblems';
export { VALUES_FILE, fillValues, onePerValue, readValues, valuesFor } from './sources/values';
export { type GlossaryEntry, readEntries, readGlossary } from './words/glossary';
export { type ReadList, readJsonList } from './words/jsonLists';
export { parseQuestions, readQuestions } from './words/questions';
export { readSynonyms, readThesaurus, synonymGroups } from './words/thesaurus';
export { readProseTics, ticsFile } from './words/wordLists';
