import { parseFragment, serialize, type DefaultTreeAdapterTypes } from 'parse5';

export type HtmlElement = DefaultTreeAdapterTypes.Element;
type HtmlNode = DefaultTreeAdapterTypes.Node;

/** All elements below a node, itself included, in document order. */
export function* elementsOf(node: HtmlNode): Generator<HtmlElement> {
  if ('tagName' in node) yield node;
  if ('content' in node) yield* elementsOf(node.content);
  if ('childNodes' in node) for (const child of node.childNodes) yield* elementsOf(child);
}

/** Value of an attribute; null if the element does not have it. */
export function attributeOf({ attrs }: HtmlElement, name: string): string | null {
  return attrs.find((attribute) => attribute.name === name)?.value ?? null;
}

/** Sets an attribute, or removes it if the value is null. */
export function setAttribute(element: HtmlElement, name: string, value: string | null): void {
  const known = element.attrs.find((attribute) => attribute.name === name);
  if (value === null) element.attrs = element.attrs.filter((attribute) => attribute !== known);
  else if (known) known.value = value;
  else element.attrs.push({ name, value });
}

/** Renames an element, such as a heading that changes its level. */
export function renameElement(element: HtmlElement, tagName: string): void {
  element.tagName = tagName;
  element.nodeName = tagName;
}

/** Takes an element out of its tree. */
export function removeElement(element: HtmlElement): void {
  const { parentNode } = element;
  if (parentNode) parentNode.childNodes = parentNode.childNodes.filter((node) => node !== element);
}

/**
 * Parses the HTML of an article, edits each element, and returns the HTML of the result. Text is never touched. The
 * children of an element are read after its edit.
 */
export function editHtml(html: string, edit: (element: HtmlElement) => void): string {
  const tree = parseFragment(html);
  for (const element of elementsOf(tree)) edit(element);
  return serialize(tree);
}
