import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { containerDirectives, eachNode, literalOf, parseMarkdown, splitFrontmatter } from '@idmp/markdown';
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
  const own = text.slice(start);
  const changes: { start: number; end: number; value: string }[] = [];
  const root = parser.parse(own);
  eachNode(root, 'text', ({ position }) => replace(position, (part) => part.replace(SIGN, '\\$&')));
  if (isHtml)
    eachNode(root, 'html', ({ position }) =>
      replace(position, (part) => part.replace(VOID, closed).replace(/(?<!\\)\{/g, '\\{')),
    );
  function replace(
    position: { start: { offset?: number | undefined }; end: { offset?: number | undefined } } | undefined,
    change: (part: string) => string,
  ): void {
    const [from, to] = [position?.start.offset ?? 0, position?.end.offset ?? 0];
    const part = own.slice(from, to);
    if (part.startsWith('<!--')) return;
    const value = change(part);
    if (value !== part) changes.push({ start: from, end: to, value });
  }
  let result = text.slice(0, start);
  let end = 0;
  for (const change of changes.sort((a, b) => a.start - b.start)) {
    result += own.slice(end, change.start) + change.value;
    ({ end } = change);
  }
  return result + own.slice(end);
}
