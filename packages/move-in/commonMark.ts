import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import {
  containerDirectives,
  eachNode,
  literalOf,
  type Nodes,
  parseMarkdown,
  splitFrontmatter,
} from '@idmp/markdown';
import { trimEndOf } from '@idmp/model';

const parser = unified()
  .use(remarkParse)
  .use(remarkGfm, { singleTilde: false })
  .use(containerDirectives)
  .freeze();
/** A brace or less-than sign that no backslash precedes, except an id behind a heading. */
const SIGN = /(?<!\\)(?:\{(?!#[\p{L}\p{N}_.:-]+\}\s*$)|<)/gmu;
/** Elements without text, which MDX wants closed. */
const VOID = /[<](area|br|col|hr|img|input|source|track|wbr)\b([^<>]*)[>]/gi;

const closed = (_: string, name: string, attributes: string): string =>
  `<${name}${trimEndOf(attributes.trimEnd(), '/').trimEnd()} />`;

/** A text that MDX 1 could read: braces and less-than signs are escaped only where MDX cannot read the page. */
export function withReadable(text: string): string {
  if (isReadable(text)) return text;
  const escaped = withCommonMark(text, false);
  // A component whose tag MDX 1 took for one must not become text.
  return isReadable(escaped) && !/^[ \t]*\\<\/?[A-Z]/m.test(escaped) ? escaped : text;
}

function isReadable(text: string): boolean {
  try {
    let isPlain = true;
    const root = parseMarkdown(splitFrontmatter('', text).body);
    for (const type of ['mdxTextExpression', 'mdxFlowExpression'] as const)
      eachNode(root, type, ({ data }) => {
        const { body = [] } = data?.estree ?? {};
        if (body.length > 0 && literalOf(data?.estree) === undefined) isPlain = false;
      });
    return isPlain;
  } catch {
    return false;
  }
}

/** A text of CommonMark as one of MDX: braces and less-than signs that are text are escaped. */
export function withCommonMark(text: string, isHtml = true): string {
  const { body } = splitFrontmatter('', text);
  const start = text.length - body.trimStart().length;
  let result = text;
  const change = ({ position }: Nodes, changed: (part: string) => string): void => {
    const from = start + (position?.start.offset ?? 0);
    const to = start + (position?.end.offset ?? 0);
    const part = text.slice(from, to);
    // From the end, so that the places before it stay.
    if (!part.startsWith('<!--')) result = result.slice(0, from) + changed(part) + result.slice(to);
  };
  const nodes: Nodes[] = [];
  const root = parser.parse(text.slice(start));
  for (const type of ['text', 'html'] as const) eachNode(root, type, (node) => void nodes.push(node));
  nodes.sort((a, b) => (b.position?.start.offset ?? 0) - (a.position?.start.offset ?? 0));
  for (const node of nodes)
    if (node.type === 'text') change(node, (part) => part.replace(SIGN, '\\$&'));
    else if (isHtml) change(node, (part) => part.replace(VOID, closed).replace(/(?<!\\)\{/g, '\\{'));
  return result;
}
