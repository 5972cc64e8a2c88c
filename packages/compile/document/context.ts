import type { ContentProblem, LinkPlace, Locale, SourcePlace } from '@idmp/model';
import { highlighterFor, type CodeHighlighter, type CodeThemes } from './highlight';

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
