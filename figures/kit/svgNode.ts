export type AttributeValue = string | number | undefined;

export interface SvgNode {
  tag: string;
  attributes: Record<string, AttributeValue>;
  children: (SvgNode | string)[];
}

/** Makes an SVG element. */
export function el(
  tag: string,
  attributes: Record<string, AttributeValue> = {},
  ...children: (SvgNode | string)[]
): SvgNode {
  return { tag, attributes, children };
}

/** A coordinate as short text. */
export function num(value: number): string {
  return String(Math.round(value * 10) / 10);
}

/** Joins class names, leaving out what is empty. */
export function classes(...names: (string | false | undefined)[]): string | undefined {
  return names.filter(Boolean).join(' ') || undefined;
}

function escapeText(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;');
}

/** Text of an element and what it holds. */
export function serialize(node: SvgNode | string): string {
  if (typeof node === 'string') return escapeText(node);
  const attributes = Object.entries(node.attributes)
    .filter((entry): entry is [string, string | number] => entry[1] !== undefined)
    .map(([name, value]) => ` ${name}="${escapeText(typeof value === 'number' ? num(value) : value)}"`)
    .join('');
  return `<${node.tag}${attributes}>${node.children.map(serialize).join('')}</${node.tag}>`;
}
