import type { Link } from 'mdast';
import type { ParsedFile } from './context';
import { type PhrasingContent, replaceNodes, type Root } from './mdast';
import { trimEndOf } from '@idmp/model';

/** Chinese text, and punctuation that it is written with. */
export const CHINESE = /[\p{Script=Han}\u3000-\u303F\uFF00-\uFFEF“”‘’…—]/u;
const ADDRESS = /(?:https?:\/\/|www\.)[^\s<>\p{Script=Han}\u3000-\u303F\uFF00-\uFFEF“”‘’…—]+/gu;

/** Ends bare addresses where Chinese text begins. */
export function endBareAddresses(root: Root, { source }: ParsedFile): void {
  replaceNodes(root, (node) =>
    node.type === 'link' && isBare(node, source) && CHINESE.test(textOfLink(node))
      ? splitText(textOfLink(node), node)
      : undefined,
  );
}

function isBare({ position }: Link, source: string): boolean {
  return !/^[[<]/.test(source.slice(position?.start.offset ?? 0));
}

const textOfLink = ({ children }: Link): string =>
  children.map((child) => (child.type === 'text' ? child.value : '')).join('');

const PUNCTUATION = `?!.,:*_~'"`;

/** The addresses in a text as links, and the rest as text. */
function splitText(text: string, { position, data }: Link): PhrasingContent[] {
  const own = { position, ...(data && { data: { ...data } }) };
  const parts: PhrasingContent[] = [];
  let end = 0;
  for (const { 0: found, index } of text.matchAll(ADDRESS)) {
    // As in GFM, punctuation at the end belongs to the sentence.
    const address = trimEndOf(found, PUNCTUATION);
    if (index > end) parts.push({ type: 'text', value: text.slice(end, index), ...own });
    const url = address.startsWith('www.') ? `http://${address}` : address;
    parts.push({ type: 'link', url, children: [{ type: 'text', value: address, ...own }], ...own });
    end = index + address.length;
  }
  if (end < text.length) parts.push({ type: 'text', value: text.slice(end), ...own });
  return parts;
}
