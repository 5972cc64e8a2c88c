import type { ElementContent } from 'hast';
import type { State } from 'mdast-util-to-hast';
import type { PluggableList } from 'unified';
import type { Locale, ContentProblem, LinkPlace, SourcePlace } from '@idmp/model';
import type { SplitDocument } from './frontmatter';
import type { JsxElement, Root } from './mdast';
import { type CodeThemes, highlighterFor, type CodeHighlighter } from './highlight';

/** Converts an element to any number of nodes. */
export type Render = (
  state: State,
  node: JsxElement,
  context: CompileContext,
) => ElementContent | ElementContent[];

/** Checks a page or partial as it is written; `source` is the text that the tree was parsed from. */
export type SourceCheck = (root: Root, source: string, file: string, context: CompileContext) => void;

/** Checks a document with its partials. */
export type DocumentCheck = (
  root: Root,
  context: CompileContext,
  split: SplitDocument,
) => void | Promise<void>;

/** What documents must know of the site around them. */
export interface SiteFacts {
  codeThemes: CodeThemes;
  /** Whether an id belongs to the page around the article or its scripts. */
  isShellId: (id: string) => boolean;
  /** Release of the product that the pages of a version describe; of the current version if omitted. */
  releaseOf: (version?: string) => string;
}

/** What a site adds to the Markdown of its documents. */
export interface Dialect {
  /** Components by name, beside those of the compiler. */
  components: Readonly<Record<string, Render>>;
  sourceChecks: readonly SourceCheck[];
  checks: readonly DocumentCheck[];
  /** Plugins for the Markdown of a document with its partials, and for its HTML. */
  remarkPlugins?: PluggableList;
  rehypePlugins?: PluggableList;
  site: SiteFacts;
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

/** A glossary term in running text. */
export interface ExplainedTerm {
  id: string;
  term: string;
  /** Where it is explained, below the folder of the language; without it, the term is matched but not linked. */
  see?: string;
}

/** A phrase to avoid. */
export interface ProseTic {
  /** Regular expression, case-insensitive. */
  pattern: string;
  why: string;
  better: string;
}

/** Word lists of a language. */
export interface WordLists {
  /** Terms whose first mention on a page is explained. */
  terms?: readonly ExplainedTerm[];
  /** Terms whose wrong forms are reported. */
  wrongForms?: readonly { term: string; forbidden: string[] }[];
  /** Phrases that cause a warning. */
  tics?: readonly ProseTic[];
}

/** The texts of a language that its documents are compiled with. */
export interface LanguageOptions extends WordLists {
  /** Namespace `content` of the document's language. */
  messages: Readonly<Record<string, string>>;
}

/** How a document is compiled. */
export type CompileOptions = LanguageOptions & Dialect;

/** Position of a node; `data.file` is set on nodes from a partial. */
export interface PlacedNode {
  position?: { start: { line: number } };
  data?: object;
}

/** State of one compilation, shared by all transforms. */
export interface CompileContext {
  input: DocumentInput;
  options: CompileOptions;
  problems: ContentProblem[];
  /** Module of each import by its local name, by file. */
  imports: Map<string, Map<string, string>>;
  /** Explicit ids, in order. */
  explicitIds: string[];
  /** Ids that links may target. */
  anchors: Set<string>;
  partials: Set<string>;
  /** Number of partials included so far. */
  includes: number;
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
    problems,
    imports: new Map(),
    explicitIds: [],
    anchors: new Set(),
    partials: new Set(),
    includes: 0,
    failed: false,
    externalLinks: [],
    highlighter: highlighterFor(options.site.codeThemes),
    placeOf,
  };
}

/** A page or partial on its way to a tree without includes and imports. */
export interface ParsedFile {
  file: string;
  /** Files that include this one, starting with the page. */
  chain: readonly string[];
  /** What an including page gives to a partial. */
  props?: ReadonlyMap<string, string>;
  /** The text as written, and as it was parsed. */
  body: string;
  source: string;
  context: CompileContext;
  /** Parses a partial that this file includes. */
  parse: (body: string, including: Pick<ParsedFile, 'file' | 'chain' | 'props'>) => Root;
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
