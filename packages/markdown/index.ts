export { assembleSite, recordUrls, type AssembleOptions, type Site } from './assemble/assembleSite';
export { CHANGE_TAGS, changesOf } from './assemble/changes';
export { checkContent } from './assemble/checkContent';
export type { PlaceContext } from './assemble/context';
export { placeDocuments, type SiteDocument, type SiteEntry } from './assemble/entries';
export { pageExtensions, type CheckedSite, type PageExtension } from './assemble/extensions';
export { FORMER_FILE, type FormerAddresses } from './assemble/formerAddresses';
export { assembleContent, loadOptions, loadSite, readDocuments } from './assemble/loadSite';
export { noNewErrors } from './assemble/noNewErrors';
export { noteWriter, smallNote, withSectionNotes, withTopNote, type NoteContext } from './assemble/notes';
export { parseLink, Routes } from './assemble/routes';
export {
  parseRecords,
  readRecordLines,
  readSearchRecords,
  writeSearchRecords,
} from './assemble/searchRecordFiles';
export { sidebarList } from './assemble/sidebarList';
export { contentExtensions, type ContentExtension, type SiteInput } from './assemble/siteExtensions';
export { fileOfSource, reportUnpublished } from './assemble/sourceFiles';
export { ADMONITIONS } from './compile/admonitions';
export { languageOf } from './compile/codeBlocks';
export { compileDocument } from './compile/compileDocument';
export { componentName } from './compile/componentName';
export * from './compile/context';
export { markdownExtensions, type MarkdownExtension } from './compile/extensions';
export { mapOutsideFences } from './compile/fences';
export { splitFrontmatter, type SplitDocument } from './compile/frontmatter';
export { codeStyles } from './compile/highlight';
export { readAttributes, textAttribute } from './compile/jsxAttributes';
export { linkTo } from './compile/links';
export { literalOf } from './compile/literal';
export {
  eachNode,
  isJsx,
  textOf,
  type Code,
  type JsxElement,
  type Nodes,
  type Parents,
  type Root,
  type RootContent,
} from './compile/mdast';
export { outside } from './compile/outside';
export { parseMarkdown } from './compile/parseMarkdown';
export { siteContext, siteContexts } from './compile/siteContext';
export { isTooLarge } from './compile/sizeLimits';
export { containerDirectives } from './compile/syntax';
export { breakLongCode, unbreakableParts } from './compile/wordBreaks';
export { withTargets } from './compile/writtenTargets';
export { changeContent, RefusedChange, type NewFile } from './content/changeContent';
export { commitTime, readChangeDays } from './content/changeDays';
export { chapterFolders } from './content/chapterFolders';
export {
  compileDocuments,
  compilePage,
  compilePages,
  type CompiledPage,
  type CompileJob,
  type CompileSettings,
} from './content/compileDocuments';
export { DOCUMENTS_DIR, readDocument, removeOtherDocuments } from './content/documentStore';
export { findBackslashes } from './content/fileNames';
export { DENSE_WIDTH } from './content/imageVariants';
export type { Asset, ScaledImage } from './content/images';
export { checkMessages } from './content/messages';
export { builtNames, ownNames } from './content/ownNames';
export { parseReviews } from './content/parseReviews';
export { refusalOfPlace, refusalOfText, STATIC_DIR } from './content/publishable';
export { PUBLISHED_FILE, readPublished, withAddress } from './content/publishedAddresses';
export { readCompileInput, readContent, type Content } from './content/readContent';
export { readFolders, type FolderSettings } from './content/readFolders';
export { readSource, readSources, toSource } from './content/readSources';
export { reportProblems } from './content/reportProblems';
export { type ListInput, wordLists } from './content/wordLists';
export { fillValues, readValues, VALUES_FILE, valuesFor } from './content/values';
export { contentChecks } from './features/content-checks/feature';
export { docusaurus } from './features/docusaurus/feature';
export { gaps } from './features/gaps/feature';
export { ledger } from './features/ledger/feature';
export { acceptTranslations, reportTranslations } from './features/ledger/translations';
export { packages } from './features/packages/feature';
export { slips } from './features/slips/feature';
export { tables } from './features/tables/feature';
export { tabs } from './features/tabs/feature';
export { wording } from './features/wording/feature';
export { checkExternalLinks } from './features/writing/externalLinks';
export { writing } from './features/writing/feature';
export { createPage } from './features/writing/newPage';
export type { MarkdownFeature } from './features/markdownFeature';
export { blockSheetKinds } from './html/blockSheets';
export { docPage, renderArticle, type DocPageData, type RenderedArticle } from './html/docPage';
export { mapTree } from './tree/mapTree';
export { hasClass, someElement } from './tree/queries';
export { svgShapes } from './tree/svgShapes';
export { toArticleHtml } from './tree/toArticleHtml';
export { readEntries, type GlossaryEntry } from './words/glossary';
export { expression, readJsonList, type ReadList } from './words/jsonFaults';
export { parseQuestions, QUESTIONS_DIR } from './words/questions';
export { readGlossary } from './words/readGlossary';
export { readQuestions } from './words/readQuestions';
export { readSynonyms } from './words/readSynonyms';
export { readThesaurus, synonymGroups, type ThesaurusEntry } from './words/thesaurus';
