export type { CompiledDocument, Fence } from './compiledDocument';
export { ADMONITIONS } from './document/admonitions';
export { card } from './document/cards';
export { languageOf } from './document/codeBlocks';
export { compileDocument } from './document/compileDocument';
export { componentName } from './document/componentName';
export { checkConflicts, rootCauses } from './document/conflicts';
export * from './document/context';
export { type CompileFeature, markdownExtensions } from './document/extensions';
export { mapOutsideFences } from './document/fences';
export { type SplitDocument, splitFrontmatter } from './document/frontmatter';
export { codeStyles } from './document/highlight';
export { readAttributes, textAttribute } from './document/jsxAttributes';
export {
  type Code,
  type JsxElement,
  type Nodes,
  type Parents,
  type Root,
  type RootContent,
  eachNode,
  isJsx,
  textOf,
} from './document/mdast';
export { outside } from './document/outside';
export { isOutside, schemeOf } from './document/outsideAddress';
export { parseMarkdown } from './document/parseMarkdown';
export { reachablePartials } from './document/partials';
export { siteContext, siteContexts } from './document/siteContext';
export { isTooLarge } from './document/sizeLimits';
export { containerDirectives } from './document/syntax';
export { REVIEWED_FIELDS, factOf } from './document/taskHead';
export { breakLongCode } from './document/wordBreaks';
export { withTargets } from './document/writtenTargets';
export { docusaurus } from './features/docusaurus/feature';
export { gaps } from './features/gaps/feature';
export { tables } from './features/tables/feature';
export { tabs } from './features/tabs/feature';
export { mapTree } from './tree/mapTree';
export { hasClass, isBlank, someElement } from './tree/queries';
export { svgShapes } from './tree/svgShapes';
export { toArticleHtml } from './tree/toArticleHtml';
