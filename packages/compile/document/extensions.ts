import type { Element, ElementContent } from 'hast';
import type { Code, Table } from 'mdast';
import type { State } from 'mdast-util-to-hast';
import { extensionPoint, type Report, type SheetKind } from '@idmp/model';
import type { CompileContext } from './context';
import type { SplitDocument } from './frontmatter';
import type { JsxElement, Root } from './mdast';

/** Converts an element to any number of nodes. */
export type Render = (
  state: State,
  node: JsxElement,
  context: CompileContext,
) => ElementContent | ElementContent[];

/** What a feature adds to the Markdown of documents. */
export interface MarkdownExtension {
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
