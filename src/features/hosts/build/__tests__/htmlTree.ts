import type { DefaultTreeAdapterTypes } from 'parse5';

type HtmlElement = DefaultTreeAdapterTypes.Element;

/** All elements of a finished document, in document order. */
export function* elementsOf(node: DefaultTreeAdapterTypes.Node): Generator<HtmlElement> {
  if ('tagName' in node) yield node;
  if ('content' in node) yield* elementsOf(node.content);
  if ('childNodes' in node) for (const child of node.childNodes) yield* elementsOf(child);
}

/** Value of an attribute; null if the element does not have it. */
export function attributeOf({ attrs }: HtmlElement, name: string): string | null {
  return attrs.find((attribute) => attribute.name === name)?.value ?? null;
}
