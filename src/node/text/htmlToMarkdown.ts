import { findElement, hasClass, isElement, isSilent, parseHtml, readableElements } from './htmlNodes';
import { textContent, type HtmlElement, type HtmlNode } from './htmlNodes';
import { codeFence, codeSpan, escapeBlockStart, escapeMarkdown } from './markdownText';
import { linkTarget, prefixLines, surround } from './markdownText';
import { markdownTable } from './markdownTable';

/** Maps the address of a link or image. */
export type ResolveAddress = (address: string) => string;

type WriteElement = (element: HtmlElement, resolve: ResolveAddress) => string;

/** Converts a page's HTML to Markdown: all readable text, figures as alt text. */
export function htmlToMarkdown(html: string, resolve: ResolveAddress): string {
  return `${blocksOf(parseHtml(html), resolve).join('\n\n')}\n`;
}

/** Markdown of inline elements. */
const INLINE: Record<string, WriteElement> = {
  a: (element, resolve) => {
    const text = inlineOf(element.childNodes, resolve);
    const href = element.attributes.get('href');
    return href === undefined || !text.trim() ? text : `[${text.trim()}](${linkTarget(resolve(href))})`;
  },
  b: surroundedBy('**'),
  br: () => '<br>',
  code: (element) => codeSpan(textContent(element).replace(/\s+/g, ' ')),
  del: surroundedBy('~~'),
  em: surroundedBy('*'),
  i: surroundedBy('*'),
  img: (element, resolve) => {
    const alt = escapeMarkdown((element.attributes.get('alt') ?? '').replace(/\s+/g, ' '));
    return `![${alt}](${linkTarget(resolve(element.attributes.get('src') ?? ''))})`;
  },
  input: (element) => {
    if (element.attributes.get('type') !== 'checkbox') return '';
    return element.attributes.has('checked') ? '[x]' : '[ ]';
  },
  option: (element, resolve) => `${inlineOf(element.childNodes, resolve)} `,
  strong: surroundedBy('**'),
};

function surroundedBy(mark: string): WriteElement {
  return (element, resolve) => surround(mark, inlineOf(element.childNodes, resolve));
}

function inlineOf(nodes: readonly HtmlNode[], resolve: ResolveAddress): string {
  return nodes
    .map((node) => {
      if (!isElement(node)) return escapeMarkdown(textContent(node).replace(/\s+/g, ' '));
      if (isSilent(node)) return '';
      const write = INLINE[node.tagName];
      if (write) return write(node, resolve);
      const inner = inlineOf(node.childNodes, resolve);
      // Blocks in a table cell, which must be one line in Markdown.
      return node.tagName in BLOCKS ? ` ${inner} ` : inner;
    })
    .join('');
}

/** A run of inline nodes as a one-line paragraph; '' if it has no readable text. */
function paragraphOf(nodes: readonly HtmlNode[], resolve: ResolveAddress): string {
  return escapeBlockStart(inlineOf(nodes, resolve).replace(/ {2,}/g, ' ').trim());
}

/** Markdown of block elements. */
const BLOCKS: Record<string, WriteElement> = {
  blockquote: quote,
  dd: container,
  details: container,
  div: division,
  dl: descriptions,
  dt: boldLine,
  figcaption: paragraph,
  figure: container,
  form: container,
  h1: heading,
  h2: heading,
  h3: heading,
  h4: heading,
  h5: heading,
  h6: heading,
  hr: () => '---',
  label: paragraph,
  li: container,
  ol: list,
  p: paragraph,
  pre: (element) => code(element, ''),
  section: container,
  summary: boldLine,
  table: (element, resolve) =>
    markdownTable(element, (cell) => paragraphOf(cell.childNodes, resolve).replace(/\|/g, '\\|')),
  ul: list,
};

/** Markdown of nodes; inline nodes between blocks become paragraphs. */
function blocksOf(nodes: readonly HtmlNode[], resolve: ResolveAddress): string[] {
  const blocks: string[] = [];
  let run: HtmlNode[] = [];
  const endRun = (): void => {
    blocks.push(paragraphOf(run, resolve));
    run = [];
  };
  for (const node of nodes) {
    const write = isElement(node) ? BLOCKS[node.tagName] : undefined;
    if (!write || !isElement(node)) run.push(node);
    else if (!isSilent(node)) {
      endRun();
      blocks.push(write(node, resolve));
    }
  }
  endRun();
  return blocks.filter(Boolean);
}

function container(element: HtmlElement, resolve: ResolveAddress): string {
  return blocksOf(element.childNodes, resolve).join('\n\n');
}

function paragraph(element: HtmlElement, resolve: ResolveAddress): string {
  const isTitle = hasClass(element, 'tab-label') || hasClass(element, 'admonition-title');
  return isTitle ? boldLine(element, resolve) : paragraphOf(element.childNodes, resolve);
}

function boldLine(element: HtmlElement, resolve: ResolveAddress): string {
  return surround('**', paragraphOf(element.childNodes, resolve));
}

function heading(element: HtmlElement, resolve: ResolveAddress): string {
  const level = Number(element.tagName.slice(1));
  return `${'#'.repeat(level)} ${inlineOf(element.childNodes, resolve).trim()}`;
}

function quote(element: HtmlElement, resolve: ResolveAddress): string {
  return container(element, resolve).replace(/^.*$/gm, (line) => (line ? `> ${line}` : '>'));
}

function division(element: HtmlElement, resolve: ResolveAddress): string {
  if (hasClass(element, 'admonition')) return quote(element, resolve);
  if (!hasClass(element, 'code-block')) return container(element, resolve);
  const [head, ...rest] = readableElements(element.childNodes);
  const title = head?.tagName === 'div' ? readableElements(head.childNodes) : [];
  const pre = findElement(title.length > 0 ? rest : element.childNodes, 'pre');
  if (!pre) return container(element, resolve);
  // The download link next to the title cannot go into the meta string.
  if (findElement(title, 'a')) return `${paragraphOf(title, resolve)}\n\n${code(pre, '')}`;
  return code(pre, title.map(textContent).join('').trim());
}

function code(pre: HtmlElement, title: string): string {
  const inner = findElement(pre.childNodes, 'code');
  const language = /language-(\S+)/.exec(inner?.attributes.get('class') ?? '')?.[1] ?? '';
  return codeFence(textContent(inner ?? pre), language, title);
}

/** A definition list as a bullet list. */
function descriptions(element: HtmlElement, resolve: ResolveAddress): string {
  return readableElements(element.childNodes)
    .map((entry) => {
      const text = blocksOf(entry.childNodes, resolve).join('\n');
      return entry.tagName === 'dt' ? `- **${text}**` : prefixLines(text, '  ', '  ');
    })
    .join('\n');
}

function list(element: HtmlElement, resolve: ResolveAddress): string {
  const isOrdered = element.tagName === 'ol';
  const first = Number(element.attributes.get('start') ?? 1);
  const items = readableElements(element.childNodes).map((item) => blocksOf(item.childNodes, resolve));
  const between = items.some(({ length }) => length > 2) ? '\n\n' : '\n';
  const lines = items.map((blocks, index) => {
    const marker = isOrdered ? `${first + index}. ` : '- ';
    return prefixLines(blocks.join(between), marker, ' '.repeat(marker.length));
  });
  return lines.join(between);
}
