import { createHash } from 'node:crypto';
import type { BodyPart, LinkPart, SourcePlace, SymbolicPart } from '../../model/compiledDocument';
import type { ContentProblem } from '../../model/problem';
import type { CompileOptions, DocumentInput } from './compileDocument';
import type { CodeHighlighter } from './highlight';

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
  /** Links to other sites. */
  externalLinks: LinkPart[];
  highlighter: CodeHighlighter;
  /** Placeholder in the HTML for a part that is resolved later. */
  slot(part: SymbolicPart): string;
  placeOf(node: PlacedNode): SourcePlace;
  report(
    node: PlacedNode,
    severity: ContentProblem['severity'],
    code: string,
    message: string,
    hint: string,
  ): void;
  /** Removes the slots from HTML. */
  withoutSlots(html: string): string;
  /** Splits HTML at its slots. */
  splitSlots(html: string): BodyPart[];
}

/** Creates a context; slot markers contain a digest of the text, so the text cannot contain them. */
export function createContext(
  input: DocumentInput,
  options: CompileOptions,
  highlighter: CodeHighlighter,
): CompileContext {
  const digest = createHash('sha256')
    .update(input.file)
    .update(input.raw)
    .update(JSON.stringify(input.partials ?? {}))
    .digest('hex')
    .slice(0, 20);
  const parts: SymbolicPart[] = [];
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
    externalLinks: [],
    highlighter,
    placeOf,
    slot: (part) => `slot-${digest}-${parts.push(part) - 1};`,
    report: (node, severity, code, message, hint) =>
      problems.push({ ...placeOf(node), severity, code, message, hint }),
    withoutSlots: (html) => html.replace(new RegExp(`slot-${digest}-\\d+;`, 'g'), ''),
    splitSlots: (html) =>
      html.split(new RegExp(`slot-${digest}-(\\d+);`)).flatMap((text, index): BodyPart[] => {
        if (index % 2 === 0) return text ? [text] : [];
        const part = parts[Number(text)];
        return part ? [part] : [];
      }),
  };
}

/** Marks a node and its descendants as coming from a partial. */
export function setFile(node: { data?: object; children?: unknown }, file: string): void {
  node.data = { ...node.data, file };
  if (!Array.isArray(node.children)) return;
  for (const child of node.children) setFile(child as { data?: object }, file);
}
