import type { Element, ElementContent } from 'hast';
import type { Code, Table } from 'mdast';
import type { State } from 'mdast-util-to-hast';
import {
  extensionPoint,
  type Report,
  type SheetKind,
  type Locale,
  type ContentProblem,
  type LinkPlace,
  type SourcePlace,
} from '@idmp/model';
import type { SplitDocument } from './frontmatter';
import type { JsxElement, Root } from './mdast';
import { type CodeThemes, highlighterFor, type CodeHighlighter } from './highlight';

/** Converts an element to any number of nodes. */
export type Render = (
  state: State,
  node: JsxElement,
  context: CompileContext,
) => ElementContent | ElementContent[];

/** What a feature adds to the Markdown of documents. */
interface MarkdownExtension {
  /** Components by name. */
  components?: Readonly<Record<string, Render>>;
  /** Classes of blocks by the style sheet that a page with one of them needs before the first paint. */
  sheets?: Readonly<Record<SheetKind, readonly string[]>>;
  /** Components among them that stand in a sentence. */
  inlineComponents?: readonly string[];
  /** Lays out a table, and wraps it. */
  layOutTable?: (table: Element, node: Table, context: CompileContext) => Element;
  /** Code blocks that are something else than code, by language. */
  codeBlocks?: Readonly<Record<string, (node: Code, context: CompileContext) => ElementContent>>;
  /** Changes the text of a page or partial before it is parsed; lines keep their numbers. */
  beforeParsing?: (text: string) => string;
  /** Changes what was parsed, before anything is read from it. */
  afterParsing?: (root: Root) => void;
  /** Checks a page or partial as it is written; `source` is the text that the tree was parsed from. */
  checkSource?: (root: Root, source: string, file: string, context: CompileContext) => void;
  /** Checks a document with its partials. */
  check?: (root: Root, context: CompileContext, split: SplitDocument) => void | Promise<void>;
  /** Changes the text of a document after its searchable text was collected. */
  transform?: (root: Root, context: CompileContext) => void;
  /** A control in the title of a code block. */
  codeTool?: (context: CompileContext) => Element;
}

/** A feature that needs nothing of the site around a document. */
export interface CompileFeature {
  /** Name of its folder. */
  name: string;
  /** What its checks report. */
  problems?: Report<never>;
  /** Components and marks in the Markdown of documents. */
  markdown?: MarkdownExtension;
}

/** What the features add to the Markdown of documents. */
export const markdownExtensions = extensionPoint<MarkdownExtension>('registerBuildFeatures');

/** What documents must know of the site around them. */
interface SiteContext {
  codeThemes: CodeThemes;
  /** Whether an id belongs to the page around the article or its scripts. */
  isShellId: (id: string) => boolean;
  /** Language tag of a page (BCP 47). */
  htmlLang: (locale: Locale) => string;
  /** Whether raster images are published as they are, without scaled copies. */
  originalImages: boolean;
  /** Pages that are not documents: their addresses are reserved, and links to them are valid. */
  otherSlugs: readonly string[];
  /** Names at the top of the published site that the build or a host gives away, so that no page may have them. */
  ownNames: readonly string[];
  /** Release of the product that the pages of a version describe; of the current version if omitted. */
  releaseOf: (version?: string) => string;
}

/** The site around the documents, as one item. */
export const siteContexts = extensionPoint<SiteContext>('registerBuildFeatures');

/** The site around the documents. */
export function siteContext(): SiteContext {
  const [site] = siteContexts.all();
  if (!site) throw new Error('No site is registered: call registerBuildFeatures with its context.');
  return site;
}

/** Input of the compiler: one page with the partials that it may include. */
export interface DocumentInput {
  /** Path relative to the project. */
  file: string;
  locale: Locale;
  raw: string;
  /** Problems of the file itself. */
  problems?: readonly ContentProblem[];
  /** Text of all partials reachable from the page, by project-relative path. */
  partials?: Readonly<Record<string, string>>;
}

/** How the documents of a language are compiled; features declare the word lists that they read. */
export interface CompileOptions {
  /** Namespace `content` of the document's language. */
  messages: Readonly<Record<string, string>>;
  codeThemes: CodeThemes;
}

/** Position of a node; `data.file` is set on nodes from a partial. */
export interface PlacedNode {
  position?: { start: { line: number } };
  data?: object;
}

/** State of one compilation, shared by all transforms. */
export interface CompileContext {
  input: DocumentInput;
  options: CompileOptions;
  site: SiteContext;
  problems: ContentProblem[];
  /** Module of each import by its local name, by file. */
  imports: Map<string, Map<string, string>>;
  /** Explicit ids, in order. */
  explicitIds: string[];
  /** Ids that links may target. */
  anchors: Set<string>;
  partials: Set<string>;
  /** Whether the text of the page or of a partial could not be read. */
  failed: boolean;
  /** Links to other sites. */
  externalLinks: LinkPlace[];
  highlighter: CodeHighlighter;
  placeOf(node: PlacedNode): SourcePlace;
}

/** Creates the context of a document. */
export function createContext(input: DocumentInput, options: CompileOptions): CompileContext {
  const problems: ContentProblem[] = [];
  const placeOf = (node: PlacedNode): SourcePlace => {
    const file = (node.data as { file?: string } | undefined)?.file ?? input.file;
    return { file, line: node.position?.start.line ?? 1 };
  };
  return {
    input,
    options,
    site: siteContext(),
    problems,
    imports: new Map(),
    explicitIds: [],
    anchors: new Set(),
    partials: new Set(),
    failed: false,
    externalLinks: [],
    highlighter: highlighterFor(options.codeThemes),
    placeOf,
  };
}

/** A place for problems that belong to a line, not to a node; `file` names a partial. */
export const atLine = (line: number, file?: string): PlacedNode => ({
  position: { start: { line } },
  ...(file !== undefined && { data: { file } }),
});

/** Marks a node and its descendants as coming from a partial. */
export function setFile(node: { data?: object; children?: unknown }, file: string): void {
  node.data = { ...node.data, file };
  if (!Array.isArray(node.children)) return;
  for (const child of node.children) setFile(child as { data?: object }, file);
}
