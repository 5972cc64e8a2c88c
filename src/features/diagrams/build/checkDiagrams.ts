import path from 'node:path';
import { type Code, type CompileContext, eachNode, languageOf, type Root } from '@idmp/compile';
import { nearest, type SourcePlace, declareProblems } from '@idmp/model';

/** What the checks of this feature report. */
export const report = declareProblems({
  diagram: 'error',
  'diagram.empty': 'error',
  'diagram.type': 'error',
});

/** What a diagram can begin with. */
const TYPES = [
  ...['architecture-beta', 'block-beta', 'C4Context', 'classDiagram', 'erDiagram', 'flowchart', 'gantt'],
  ...['gitGraph', 'graph', 'journey', 'kanban', 'mindmap', 'packet-beta', 'pie', 'quadrantChart'],
  ...['requirementDiagram', 'sankey-beta', 'sequenceDiagram', 'stateDiagram-v2', 'timeline', 'xychart-beta'],
];
/** Front matter of a diagram. */
const FRONT_MATTER = /^\s*---[ \t]*\n[^]*?\n---[ \t]*\n/;
const COMMENT = /^\s*%%(?!\{)/;
/** The thread that parses ends when nothing was parsed for so long. */
const IDLE_MS = 500;

type DiagramFault = { line: number; isUnknown: boolean } | undefined;

let parser: Promise<{ run(code: string): Promise<DiagramFault> }> | undefined;

/** Mermaid's parser in a thread of its own, which starts with the first diagram. */
async function startParser(): Promise<{ run(code: string): Promise<DiagramFault> }> {
  const { Tinypool } = await import('tinypool');
  const filename = path.resolve('src/features/diagrams/build/parseDiagram.mjs');
  const pool = new Tinypool({ filename, minThreads: 0, maxThreads: 1, idleTimeout: IDLE_MS });
  return { run: (code) => pool.run(code, { name: 'parseDiagram' }) as Promise<DiagramFault> };
}

/** Reports diagrams that Mermaid cannot read. */
export async function checkDiagrams(root: Root, context: CompileContext): Promise<void> {
  const diagrams: Code[] = [];
  eachNode(root, 'code', (node) => {
    if (languageOf(node) === 'mermaid') diagrams.push(node);
  });
  for (const node of diagrams) await checkDiagram(node, context);
}

async function checkDiagram(node: Code, context: CompileContext): Promise<void> {
  const placeOf = (offset: number): SourcePlace => {
    const line = (node.position?.start.line ?? 1) + offset;
    return context.placeOf({ position: { start: { line } }, data: node.data });
  };
  if (node.value.trim() === '') {
    context.problems.push(report('diagram.empty', placeOf(0)));
    return;
  }
  const lines = readLines(node.value);
  const text = lines.map((line) => line.text).join('\n');
  const fault = await (await (parser ??= startParser())).run(text);
  if (!fault) return;
  const { number, text: found } = lines[Math.min(fault.line, lines.length) - 1] ?? { number: 1, text: '' };
  if (fault.isUnknown) {
    const [word = ''] = found.trim().split(/[\s:;]/);
    const values = { word, meant: nearest(word, TYPES), known: TYPES };
    context.problems.push(report('diagram.type', placeOf(number), values));
  } else context.problems.push(report('diagram', placeOf(number), { found: found.trim() }));
}

/** The lines of a diagram that Mermaid counts, with their numbers in the block: without front matter and comments. */
function readLines(code: string): { number: number; text: string }[] {
  const head = FRONT_MATTER.exec(code)?.[0] ?? '';
  const skipped = head.split('\n').length - 1;
  return code.split('\n').flatMap((text, index) => {
    const isRead = index >= skipped && text.trim() !== '' && !COMMENT.test(text);
    return isRead ? [{ number: index + 1, text }] : [];
  });
}
