import type { ViewNode } from '../model/windowsView';

const SVG = 'http://www.w3.org/2000/svg';

/** Creates an element of a drawing. */
export const makeSvg = (node: ViewNode): Element => make(node, (tag) => document.createElementNS(SVG, tag));

/** Creates an element of the page. */
export const makeHtml = (node: ViewNode): Element => make(node, (tag) => document.createElement(tag));

function make({ tag, attributes, children }: ViewNode, create: (tag: string) => Element): Element {
  const made = create(tag);
  for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, value);
  made.append(...children.map((child) => (typeof child === 'string' ? child : make(child, create))));
  return made;
}
