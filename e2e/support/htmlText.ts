import { parseFragment, type DefaultTreeAdapterTypes } from 'parse5';

type Node = DefaultTreeAdapterTypes.ChildNode;

const tagsBelow = (nodes: readonly Node[]): string[] =>
  nodes.flatMap((node) => ('tagName' in node ? [node.tagName, ...tagsBelow(node.childNodes)] : []));

const textBelow = (nodes: readonly Node[]): string =>
  nodes
    .map((node) => ('value' in node ? node.value : 'childNodes' in node ? textBelow(node.childNodes) : ''))
    .join('');

/** Names of the elements that a mail client parses from HTML, in order. */
export const tagsOf = (html: string): string[] => tagsBelow(parseFragment(html).childNodes);

/** Text that a mail client shows for HTML. */
export const textOf = (html: string): string => textBelow(parseFragment(html).childNodes);
