import { type Code, eachNode, type Root } from '../../compile/mdast';

/** A comment of any language that holds nothing but the name of a mark. */
const COMMENT =
  /^\s*(?:\/\/|#|--|%|'|REM|\/\*|\{\/\*|<!--)\s*highlight-(next-line|start|end)\s*(?:\*\/\}?|-->)?$/;
/** Marked lines in the first line of a code block: `{1,3-5}`. */
const RANGES = /\{([\d\s,-]+)\}/;

/** Turns comments such as `// highlight-next-line` in code into marked lines. */
export function readMagicComments(root: Root): void {
  eachNode(root, 'code', (node) => {
    if (node.value.includes('highlight-')) markLines(node);
  });
}

function markLines(node: Code): void {
  const kept: string[] = [];
  const marked: number[] = [];
  let isNext = false;
  let isInside = false;
  for (const line of node.value.split('\n')) {
    const mark = COMMENT.exec(line.trimEnd())?.[1];
    if (mark === undefined) {
      kept.push(line);
      if (isNext || isInside) marked.push(kept.length);
      isNext = false;
    } else if (mark === 'next-line') isNext = true;
    else isInside = mark === 'start';
  }
  if (marked.length === 0) return;
  const meta = node.meta ?? '';
  const known = RANGES.exec(meta)?.[1];
  node.value = kept.join('\n');
  node.meta = `${meta.replace(RANGES, '')} {${[known, ...marked].filter(Boolean).join()}}`.trim();
}
