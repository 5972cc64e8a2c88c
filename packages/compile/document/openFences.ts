import { atLine, type CompileContext } from './context';
import { eachNode, type Root } from './mdast';
import { report } from '@idmp/model';

const OPENING = /^[\s>]*(?:(?:[-*+]|\d+[.)])\s+)*(`{3,}|~{3,})/;
const CLOSING = /^[\s>]*(`{3,}|~{3,})\s*$/;

/** Reports code blocks that end with the page or their container, not with a closing line. */
export function checkOpenFences(root: Root, source: string, context: CompileContext): void {
  const lines = source.split('\n');
  eachNode(root, 'code', (node) => {
    const { start, end } = node.position ?? {};
    if (!start || !end) return;
    const opening = OPENING.exec(lines[start.line - 1] ?? '')?.[1];
    const closing = CLOSING.exec(lines[end.line - 1] ?? '')?.[1];
    if (opening === undefined || (end.line > start.line && closing?.startsWith(opening))) return;
    reportOpenFence(start.line, context.placeOf(node).file, context);
  });
}

/** Reports a fence that is never closed. */
export function reportOpenFence(line: number, file: string, context: CompileContext): void {
  context.problems.push(report('open-fence', context.placeOf(atLine(line, file))));
}

/** Line of a fence that is never closed in a text that cannot be parsed. */
export function openFenceLine(source: string): number | undefined {
  let open: { sign: string; line: number } | undefined;
  for (const [index, line] of source.split('\n').entries()) {
    if (!open) {
      const sign = OPENING.exec(line)?.[1];
      if (sign !== undefined) open = { sign, line: index + 1 };
    } else if (CLOSING.exec(line)?.[1]?.startsWith(open.sign)) open = undefined;
  }
  return open?.line;
}
