import { CELL_BORDER } from '@idmp/search';
import {
  type TextBlock,
  type Frontmatter,
  hashText,
  meaningOf,
  meaningOfCode,
  type Section,
  type SectionLine,
} from '@idmp/model';
import type { HeadingList } from './headings';
import { isJsx, textOf, type Nodes, type Root, type JsxElement } from './mdast';
import type { CompileContext } from './context';
import { REVIEWED_FIELDS } from './taskHead';

const MAX_CODE_LENGTH = 2_000;
const TEXT_HOLDERS = new Set(['paragraph', 'mdxJsxFlowElement', 'mdxJsxTextElement', 'definition']);

/** Searchable text of a document in blocks, each with its heading. */
export function collectTextBlocks(root: Root, { headings, byNode }: HeadingList): TextBlock[] {
  const blocks: TextBlock[] = [];
  let heading = -1;
  const add = (
    kind: TextBlock['kind'],
    text: string,
    { pieces = [], link }: Pick<TextBlock, 'pieces' | 'link'> = {},
  ): void => {
    const clean = kind === 'code' ? text.trim().slice(0, MAX_CODE_LENGTH) : text.replace(/\s+/g, ' ').trim();
    if (!clean) return;
    blocks.push({ heading, kind, text: clean, ...(pieces.length > 1 && { pieces }), ...(link && { link }) });
  };
  const visit = (node: Nodes, inList: boolean): void => {
    if (node.type === 'heading') {
      const own = byNode.get(node);
      if (own) heading = headings.indexOf(own);
    } else if (node.type === 'tableRow') {
      add(
        'table-row',
        node.children
          .map((cell) => textOf(cell).trim())
          .filter(Boolean)
          .join(CELL_BORDER),
        { link: linkIn(node.children[0]) },
      );
    } else if (node.type === 'table') {
      for (const row of node.children.slice(1)) visit(row, inList);
    } else if (node.type === 'code') {
      if (node.lang !== 'mermaid') add('code', node.value);
    } else if (isJsx(node) && node.name === 'Card') {
      const title = node.attributes.find((attribute) => 'name' in attribute && attribute.name === 'title');
      const name = typeof title?.value === 'string' ? title.value : '';
      add('list-item', [name, textOf(node).trim()].filter(Boolean).join(': '));
    } else if (TEXT_HOLDERS.has(node.type) && 'children' in node && node.children.every(isInText)) {
      // Alt texts repeat the surrounding text.
      if (!node.children.every(isPicture))
        add(inList ? 'list-item' : 'paragraph', textOf(node), { pieces: inList ? splitAtCode(node) : [] });
    } else if ('children' in node) {
      for (const child of node.children) visit(child, inList || node.type === 'listItem');
    }
  };
  visit(root, false);
  return blocks;
}

/** Target of the first link. */
function linkIn(node: Nodes | undefined): string | undefined {
  if (node?.type === 'link') return node.url;
  const children: readonly Nodes[] = node && 'children' in node ? node.children : [];
  return children.map(linkIn).find(Boolean);
}

function splitAtCode(root: Nodes): string[] {
  const pieces = [''];
  const visit = (node: Nodes): void => {
    if (node.type === 'inlineCode') pieces.push(node.value, '');
    else if ('children' in node) node.children.forEach(visit);
    else pieces.push(`${pieces.pop() ?? ''}${textOf(node)}`);
  };
  visit(root);
  return pieces;
}

function isPicture(node: Nodes): boolean {
  return node.type === 'image' || node.type === 'imageReference';
}

function isInText(node: Nodes): boolean {
  return !/^(?:blockquote|code|heading|list|listItem|paragraph|table|containerDirective|mdxJsxFlowElement|thematicBreak)$/.test(
    node.type,
  );
}

const PHRASING = /^(?:text|emphasis|strong|delete|link|linkReference|inlineCode|image|imageReference|break)$/;
/** Attributes for links and appearance. */
const MEANINGLESS = /^(?:href|to|of|id|icon|className|class|style|width|height)$/;
const SEVERE = new Set(['warning', 'danger', 'caution', 'important']);
const LINE_HASH_DIGITS = 6;

/** Splits a document at its headings, with the meaning of each section. */
export function collectSections(
  root: Root,
  { byNode }: HeadingList,
  frontmatter: Frontmatter,
  context: CompileContext,
): Section[] {
  const begin = (id: string) => ({ id, lines: [] as SectionLine[], meanings: [] as string[] });
  let section = begin('');
  const sections = [section];
  const add = (node: Nodes, text: string, toMeaning = meaningOf, offset = 0): void => {
    const meaning = toMeaning(text);
    const { file, line } = context.placeOf(node);
    if (!meaning) return;
    const hash = hashText(meaning).slice(0, LINE_HASH_DIGITS);
    section.lines.push({ file, line: line + offset, text: text.trim(), hash });
    section.meanings.push(meaning);
  };
  const visit = (node: Nodes): void => {
    if (node.type === 'heading') {
      const heading = byNode.get(node);
      if (heading && !(heading.level === 1 && sections.length === 1)) {
        section = begin(heading.id);
        sections.push(section);
      }
      add(node, textIn(node));
    } else if (node.type === 'code') {
      node.value.split('\n').forEach((line, index) => add(node, line, meaningOfCode, index + 1));
    } else if (node.type === 'tableRow') add(node, node.children.map(textIn).join(' | '));
    else if ('children' in node && node.children.length > 0 && node.children.some(isPhrasing))
      add(node, textIn(node));
    else {
      if (node.type === 'containerDirective' && SEVERE.has(node.name)) add(node, '!', () => '!');
      if (isJsx(node)) add(node, attributesOf(node));
      if ('children' in node) node.children.forEach(visit);
    }
  };
  for (const field of REVIEWED_FIELDS) for (const text of [frontmatter[field] ?? []].flat()) add(root, text);
  visit(root);
  return sections.map(({ id, lines, meanings }) => ({ id, lines, hash: hashText(meanings.join(' ')) }));
}

const isPhrasing = (node: Nodes): boolean => PHRASING.test(node.type) || node.type === 'mdxJsxTextElement';

/** Words, code, and name and alt text of images. */
function textIn(node: Nodes): string {
  if (node.type === 'image') return ` ${node.alt ?? ''} ${fileName(node.url)} `;
  if (node.type === 'imageReference') return node.alt ?? '';
  if (node.type === 'text' || node.type === 'inlineCode') return node.value;
  if (node.type === 'break') return ' ';
  const own = isJsx(node) ? ` ${attributesOf(node)} ` : '';
  return 'children' in node ? own + node.children.map(textIn).join('') : own;
}

function attributesOf({ attributes }: JsxElement): string {
  return attributes
    .flatMap((attribute) =>
      attribute.type === 'mdxJsxAttribute' &&
      typeof attribute.value === 'string' &&
      !MEANINGLESS.test(attribute.name)
        ? [attribute.name === 'src' ? fileName(attribute.value) : attribute.value]
        : [],
    )
    .join(' ');
}

const fileName = (address: string): string =>
  address.slice(address.lastIndexOf('/') + 1).replace(/[?#].*$/, '');
