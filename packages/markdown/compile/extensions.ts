import type { Element, ElementContent } from 'hast';
import type { Code, Table } from 'mdast';
import type { State } from 'mdast-util-to-hast';
import { type ContentProblem, extensionPoint, type Locale } from '@idmp/model';
import type { CompileContext, CompileOptions } from './context';
import type { SplitDocument } from './frontmatter';
import type { GlossaryEntry } from '../words/glossary';
import type { ReadList } from '../words/jsonFaults';
import type { JsxElement, Root } from './mdast';

/** Converts an element to any number of nodes. */
export type Render = (
  state: State,
  node: JsxElement,
  context: CompileContext,
) => ElementContent | ElementContent[];

/** What word lists are read from. */
export interface ListInput {
  /** Folder of the project. */
  root: string;
  glossary: ReadList<GlossaryEntry>;
  /** Takes what is wrong with the lists. */
  problems: ContentProblem[];
}

/** What a feature adds to the Markdown of documents. */
export interface MarkdownExtension {
  /** Reads the word lists of each language; a compiled document depends on them. */
  readLists?: (input: ListInput) => Promise<Readonly<Record<Locale, Partial<CompileOptions>>>>;
  /** Components by name. */
  components?: Readonly<Record<string, Render>>;
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
  /** Nodes of a piece of code. */
  markCode?: (code: string, context: CompileContext) => ElementContent[];
}

/** What the features add to the Markdown of documents. */
export const markdownExtensions = extensionPoint<MarkdownExtension>('registerBuildFeatures');
