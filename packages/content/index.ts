export { type AssembleOptions, type Site, assembleSite, recordUrls } from './assemble/assembleSite';
export { CHANGE_TAGS, changesOf } from './assemble/changes';
export { checkContent } from './assemble/checkContent';
export type { PlaceContext } from './assemble/context';
export {
  type DocumentFields,
  type DocumentSummary,
  pathBelowLocale,
  summarize,
} from './assemble/documentSummary';
export type { SiteDocument, SiteEntry } from './assemble/entries';
export { type CheckedSite, pageExtensions } from './assemble/extensions';
export { FORMER_FILE, type FormerAddresses } from './assemble/formerAddresses';
export { assembleContent, loadOptions, loadSite } from './assemble/loadSite';
export { noNewErrors } from './assemble/noNewErrors';
export { type NoteContext, noteWriter, smallNote, withSectionNotes, withTopNote } from './assemble/notes';
export {
  parseRecords,
  readRecordLines,
  readSearchRecords,
  writeSearchRecords,
} from './assemble/searchRecordFiles';
export { sidebarList } from './assemble/sidebarList';
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
} from './assemble/sidebarTree';
export { type SiteInput, contentExtensions } from './assemble/siteExtensions';
export { type OwnNames, endsLikeFile, foldAddress, slugFault } from './assemble/slugFault';
export { buildToc } from './assemble/toc';
export type { MarkdownFeature } from './contentFeature';
export { packages } from './features/packages/feature';
export { checkExternalLinks } from './features/writing/externalLinks';
export { writing } from './features/writing/feature';
export { createPage } from './features/writing/newPage';
export { blockSheetKinds } from './html/blockSheets';
export { type DocPageData, type RenderedArticle, docPage, renderArticle } from './html/docPage';
export { type NewFile, RefusedChange, changeContent } from './sources/changeContent';
export { commitTime, readChangeDays } from './sources/changeDays';
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
export { DENSE_WIDTH } from './sources/imageVariants';
export type { Asset, ScaledImage } from './sources/images';
export { checkMessages } from './sources/messages';
export { builtNames, ownNames } from './sources/ownNames';
export { parseReviews } from './sources/parseReviews';
export { STATIC_DIR, refusalOfText } from './sources/publishable';
export { PUBLISHED_FILE, type PublishedLine, readPublished } from './sources/publishedAddresses';
export { type Content, readContent } from './sources/readContent';
export { type FolderSettings, readFolders } from './sources/readFolders';
export { readSource, readSources, toSource } from './sources/readSources';
export { reportProblems } from './sources/reportProblems';
export { REVIEWS_FILE, type Reviews, type SectionReview, reviewedHash } from './sources/reviews';
export { VALUES_FILE, fillValues, readValues, valuesFor } from './sources/values';
export { type ListInput, wordLists } from './sources/wordLists';
export { type GlossaryEntry, readEntries } from './words/glossary';
export { type ReadList, expression, readJsonList } from './words/jsonFaults';
export { parseQuestions } from './words/questions';
export { readGlossary } from './words/readGlossary';
export { readQuestions } from './words/readQuestions';
export { readSynonyms } from './words/readSynonyms';
export { type ThesaurusEntry, readThesaurus, synonymGroups } from './words/thesaurus';
