import type { Element, ElementContent, Root } from 'hast';
import { toString } from 'hast-util-to-string';
import { toMdast, type Handle, type State } from 'hast-util-to-mdast';
import type { BlockContent, Paragraph, PhrasingContent } from 'mdast';
import { gfmToMarkdown } from 'mdast-util-gfm';
import { toMarkdown as writeMarkdown, type Options } from 'mdast-util-to-markdown';
import { hasClass, mapTree } from '@idmp/compile';
import { tableToMdast } from './tables';

/** Elements without readable content. */
const SILENT = new Set(['button', 'fieldset', 'script', 'source', 'style', 'svg', 'template', 'wbr']);
/** Classes of elements that repeat other content. */
const REPEATED = ['anchor', 'only-dark'];
/** Elements and classes without a meaning in Markdown. */
const PLAIN = new Set(['span', 'picture']);
/** Classes of titles, which become bold paragraphs. */
const TITLES = ['admonition-title', 'code-title', 'tab-label'];

const WRITING: Options = {
  bullet: '-',
  rule: '-',
  extensions: [gfmToMarkdown({ tablePipeAlign: false })],
  handlers: {
    // Tables have one line per row.
    break: (_node, _parent, { stack }) => (stack.includes('tableCell') ? '<br>' : '\\\n'),
  },
};

/** Converts an article to Markdown: all readable text, figures as alt text. */
export function toMarkdown(article: Root): string {
  const tree = toMdast(mapTree(article, readableOnly), { document: true, handlers: HANDLERS });
  return writeMarkdown(tree, WRITING);
}

/** Drops what readers of the text do not see, and elements that mean nothing in Markdown. */
function readableOnly(node: ElementContent): ElementContent | ElementContent[] {
  if (node.type !== 'element') return node;
  if (isSilent(node)) return [];
  // The library takes quadratic time for many elements in a row without a sign to see.
  if (node.tagName === 'code' && toString(node).trim() === '') return [];
  return PLAIN.has(node.tagName) ? node.children : node;
}

function isSilent(element: Element): boolean {
  const { tagName, properties } = element;
  if (tagName === 'input') return properties.disabled !== true;
  const isHidden = properties.hidden === true || properties.ariaHidden === 'true';
  return isHidden || SILENT.has(tagName) || REPEATED.some((name) => hasClass(element, name));
}

/** How elements become Markdown that the library converts differently. */
const HANDLERS: Record<string, Handle> = {
  caption: paragraph,
  dl: (state, node) => state.all(node),
  dt: title,
  dd: blocks,
  div: (state, node) => {
    if (TITLES.some((name) => hasClass(node, name))) return title(state, node);
    return hasClass(node, 'admonition')
      ? { type: 'blockquote', children: blocks(state, node) }
      : blocks(state, node);
  },
  kbd: (state, node) => state.all(node),
  label: paragraph,
  math: (_state, node) => ({ type: 'text', value: toString(node) }),
  option: (state, node) => [...state.all(node), { type: 'text', value: ' ' }],
  p: (state, node) =>
    TITLES.some((name) => hasClass(node, name)) ? title(state, node) : paragraph(state, node),
  pre: codeBlock,
  select: (state, node) => state.all(node),
  sub: asHtml,
  summary: title,
  sup: asHtml,
  table: tableToMdast,
};

function blocks(state: State, node: Element): BlockContent[] {
  return state.toFlow(state.all(node)) as BlockContent[];
}

function paragraph(state: State, node: Element): Paragraph | undefined {
  const children = state.all(node) as PhrasingContent[];
  return children.length > 0 ? { type: 'paragraph', children } : undefined;
}

/** An element whose meaning Markdown can only express in HTML: 10<sup>6</sup> is not 106. */
function asHtml(state: State, node: Element): PhrasingContent[] {
  const children = state.all(node) as PhrasingContent[];
  const { tagName } = node;
  return [{ type: 'html', value: `<${tagName}>` }, ...children, { type: 'html', value: `</${tagName}>` }];
}

/** A bold paragraph; a link in it stays outside. */
function title(state: State, node: Element): Paragraph | undefined {
  const children = state.all(node) as PhrasingContent[];
  const links = children.filter(({ type }) => type === 'link');
  const words = children.filter(({ type }) => type !== 'link');
  if (toString(node).trim() === '') return undefined;
  return {
    type: 'paragraph',
    children: [
      ...(words.length > 0 ? [{ type: 'strong' as const, children: words }] : []),
      ...links.flatMap((link): PhrasingContent[] => [{ type: 'text', value: ' ' }, link]),
    ],
  };
}

const LANGUAGE = 'language-';

function codeBlock(_state: State, node: Element): BlockContent {
  const code = node.children.find((child): child is Element => child.type === 'element');
  const classes = code?.properties.className;
  const name = Array.isArray(classes)
    ? classes.map(String).find((own) => own.startsWith(LANGUAGE))
    : undefined;
  return { type: 'code', lang: name?.slice(LANGUAGE.length), value: toString(node).replace(/\n$/, '') };
}
