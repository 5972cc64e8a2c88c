import type { CompileFeature } from '../../document/context';
import { type Code, eachNode, type Root } from '../../document/mdast';

/** Syntax of Docusaurus that Markdown does not have, for content that comes from there. */
export const docusaurus = {
  name: 'docusaurus',
  markdown: { beforeParsing: unwrapMdxFences, afterParsing: readMagicComments },
} satisfies CompileFeature;

/** A comment of any language that holds nothing but the name of a mark. */
const COMMENT =
  /^\s*(?:\/\/|#|--|%|'|REM|\/\*|\{\/\*|<!--)\s*highlight-(next-line|start|end)\s*(?:\*\/\}?|-->)?$/;
/** Marked lines in the first line of a code block: `{1,3-5}`. */
const RANGES = /\{([\d\s,-]+)\}/;

/** Turns comments such as `// highlight-next-line` in code into marked lines. */
function readMagicComments(root: Root): void {
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

const OPENING = /^[\s>]*(`{3,}|~{3,})mdx-code-block\s*$/;

/** Unwraps fences whose language is `mdx-code-block`: their content is part of the page. Lines keep their numbers. */
function unwrapMdxFences(text: string): string {
  if (!text.includes('mdx-code-block')) return text;
  let fence: string | undefined;
  const lines = text.split('\n').map((line) => {
    if (fence === undefined) {
      fence = OPENING.exec(line)?.[1];
      return fence === undefined ? line : '';
    }
    const isEnd = line.replace(/^[\s>]+/, '').trimEnd() === fence;
    if (isEnd) fence = undefined;
    return isEnd ? '' : line;
  });
  return lines.join('\n');
}
