export type { CompiledDocument, Fence } from './compiledDocument';
export { ADMONITIONS } from './document/admonitions';
export { card } from './document/cards';
export { languageOf } from './document/codeBlocks';
export { compileDocument } from './document/compileDocument';
export { isMdxElement } from './document/components';
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
export {
  addRenderedText,
  mdxComponent,
  mdxElement,
  type MdxProps,
  readProps,
} from './document/mdxComponents';
export { parseMarkdown } from './document/parseMarkdown';
export { reachablePartials } from './document/partials';
export { containerDirectives } from './document/syntax';
export { REVIEWED_FIELDS, factOf } from './document/taskHead';
export { checkFiles, isTooLarge, rootCauses } from './document/unreadable';
export { breakLongCode } from './document/wordBreaks';
export { hasClass, isBlank, mapTree, someElement, svgShapes, toArticleHtml } from './tree';
