// Syntax of Docusaurus that Markdown does not have, for content that comes from there.
import { isOwnComponent } from './components';
import type { CompileContext, ParsedFile } from './context';
import { expressionOf, literalOf } from './expressions';
import { importOf, propsOf } from './jsxAttributes';
import { type Code, eachNode, isJsx, type Nodes, replaceNodes, type Root, type RootContent } from './mdast';

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

const OPENING = /^[\s>]*(`{3,}|~{3,})mdx-code-block\s*$/;

/** Unwraps fences whose language is `mdx-code-block`: their content is part of the page. Lines keep their numbers. */
export function unwrapMdxFences(text: string): string {
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

const isBlank = (node: Nodes): boolean => node.type === 'text' && node.value.trim() === '';

/** Makes code blocks of components around one literal of lines, such as `<CodeBlock>`: lines and signs stay as they are. */
export function literalsToCode(root: Root, { context }: ParsedFile): void {
  replaceNodes(root, (node) => {
    // In a sentence, it stays text.
    if (node.type !== 'paragraph' && node.type !== 'mdxJsxFlowElement') return undefined;
    const parts = node.type === 'paragraph' ? node.children.filter((child) => !isBlank(child)) : [node];
    const blocks = parts.flatMap((part) => codeIn(part, context) ?? []);
    return blocks.length > 0 && blocks.length === parts.length ? blocks : undefined;
  });
}

/** The code block that a component becomes, or has as its content if it is one of the site. */
function codeIn(node: Nodes, context: CompileContext): RootContent | undefined {
  if (!isJsx(node) || !/^[A-Z]/.test(node.name ?? '') || /\.mdx?$/.test(importOf(node, context) ?? ''))
    return;
  const [inner, ...others] = node.children.filter((child) => !isBlank(child));
  const [only] = inner?.type === 'paragraph' ? inner.children : [inner];
  if (others.length > 0 || (only?.type !== 'mdxFlowExpression' && only?.type !== 'mdxTextExpression')) return;
  const text = literalOf(only.data?.estree);
  const isTemplate = /Template/.test(expressionOf(only.data?.estree)?.type ?? '');
  if (typeof text !== 'string' || !(isTemplate || text.includes('\n'))) return;
  const props = propsOf(node);
  const title = props.get('title');
  const quote = title?.includes('"') ? "'" : '"';
  const code = {
    type: 'code' as const,
    lang: props.get('language') ?? 'text',
    ...(title !== undefined && { meta: `title=${quote}${title}${quote}` }),
    value: text.replace(/^\n/, '').trimEnd(),
    position: node.position,
    data: node.data && { ...node.data },
  };
  return isOwnComponent(node, context) ? { ...node, type: 'mdxJsxFlowElement', children: [code] } : code;
}
