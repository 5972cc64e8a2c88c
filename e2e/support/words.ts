import { parseFragment, type DefaultTreeAdapterTypes } from 'parse5';
import type { Nodes } from 'mdast';
import remarkCjkFriendly from 'remark-cjk-friendly';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';

/** Elements to ignore: controls, navigation, drawings. */
const SILENT = new Set(['button', 'fieldset', 'nav', 'script', 'style', 'svg', 'template']);
const markdownParser = unified().use(remarkParse).use(remarkGfm).use(remarkCjkFriendly);

/** Letters and digits of a text, in order. */
const lettersOf = (text: string): string => (text.match(/[\p{L}\p{N}]+/gu) ?? []).join('');

/** Visible letters of a page's article. */
export function lettersOfArticle(page: string): string {
  const html = /<article[^>]*>([^]*?)<\/article>/.exec(page)?.[1] ?? '';
  return lettersOf(parseFragment(html).childNodes.map(textOfHtml).join(''));
}

function textOfHtml(node: DefaultTreeAdapterTypes.ChildNode): string {
  if ('value' in node) return node.value;
  if (!('tagName' in node) || SILENT.has(node.tagName)) return '';
  const isHidden = node.attrs.some(
    ({ name, value }) => name === 'hidden' || (name === 'aria-hidden' && value === 'true'),
  );
  return isHidden ? '' : node.childNodes.map(textOfHtml).join('');
}

/** Letters of a Markdown twin, without its header and the alt texts of figures. */
export function lettersOfTwin(twin: string): string {
  const body = twin.replace(/^---\n[^]*?\n---\n\n> .*\n/, '');
  return lettersOf(textOfMarkdown(markdownParser.parse(body)));
}

function textOfMarkdown(node: Nodes): string {
  if (node.type === 'image' || node.type === 'html') return '';
  if (node.type === 'code') return (/title="(.*)"/.exec(node.meta ?? '')?.[1] ?? '') + node.value;
  if ('value' in node) return node.value;
  return 'children' in node ? node.children.map(textOfMarkdown).join('') : '';
}
