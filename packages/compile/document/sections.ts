import {
  type Frontmatter,
  hashText,
  meaningOf,
  meaningOfCode,
  type Section,
  type SectionLine,
} from '@idmp/model';
import type { CompileContext } from './context';
import type { HeadingList } from './headings';
import { isJsx, type Nodes, type Root, type JsxElement } from './mdast';
import { isRendered } from './mdxComponents';
import { REVIEWED_FIELDS } from './taskHead';

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
    if (isRendered(node)) return;
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
  if (isRendered(node)) return '';
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
  address.slice(address.lastIndexOf('/') + 1).replace(/[?#].*/, '');
