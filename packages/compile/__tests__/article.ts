import type { ElementContent, Root } from 'hast';
import { h } from 'hastscript';
import { parseFragment, type DefaultTreeAdapterTypes } from 'parse5';
import { mapTree } from '../tree';

/** The tree of an article, written as HTML; headings begin sections, as in compiled documents. */
export function article(html: string): Root {
  const tree = h(null, parseFragment(html).childNodes.flatMap(toHast));
  return mapTree(tree, (node) => {
    const [heading] = node.type === 'element' ? node.children : [];
    const level = heading?.type === 'element' ? /^h([2-6])$/.exec(heading.tagName)?.[1] : undefined;
    if (node.type !== 'element' || heading?.type !== 'element' || level === undefined) return node;
    return { ...node, data: { section: { id: String(heading.properties.id ?? ''), level: Number(level) } } };
  });
}

function toHast(node: DefaultTreeAdapterTypes.ChildNode): ElementContent[] {
  if ('value' in node) return [{ type: 'text', value: node.value }];
  if (!('tagName' in node)) return [];
  const attributes = Object.fromEntries(node.attrs.map(({ name, value }) => [name, value]));
  return [h(node.tagName, attributes, node.childNodes.flatMap(toHast))];
}
