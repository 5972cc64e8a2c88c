export type { CompiledDocument, Fence } from './compiledDocument';
export { ADMONITIONS } from './document/admonitions';
export { card } from './document/cards';
export { languageOf } from './document/codeBlocks';
export { compileDocument } from './document/compileDocument';
export * from './document/context';
export { mapOutsideFences } from './document/fences';
export { type SplitDocument, splitFrontmatter } from './document/frontmatter';
export { codeStyles } from './document/highlight';
export { componentName, outside, readAttributes, textAttribute } from './document/jsxAttributes';
export { isOutside, schemeOf, withTargets } from './document/links';
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
export { parseMarkdown } from './document/parseMarkdown';
export { reachablePartials } from './document/partials';
export { containerDirectives } from './document/syntax';
export { REVIEWED_FIELDS, factOf } from './document/taskHead';
export { checkConflicts, isTooLarge, rootCauses } from './document/unreadable';
export { breakLongCode } from './document/wordBreaks';
export { docusaurus } from './features/docusaurus/feature';
export { gaps } from './features/gaps/feature';
export { tables } from './features/tables/feature';
export { tabs } from './features/tabs/feature';
export { hasClass, isBlank, mapTree, someElement, svgShapes, toArticleHtml } from './tree';
