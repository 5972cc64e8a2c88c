import path from 'node:path';
import type { Element, ElementContent, Properties } from 'hast';
import { h } from 'hastscript';
import type { Link } from 'mdast';
import type { State } from 'mdast-util-to-hast';
import { type AddressPlace, report } from '@idmp/model';
import { isOutside, outsideFault, schemeOf } from './outsideAddress';
import { fileOfDownload, savedName } from '@idmp/files';
import type { CompileContext, PlacedNode } from './context';

/** A path that is not resolved, as in Docusaurus. */
const VERBATIM = 'pathname';
/** Characters of an address that a message shows. */
const SHOWN_CHARS = 80;

/** A Markdown link. */
export function linkToHast(state: State, node: Link, context: CompileContext): Element {
  const file = fileOfDownload(node.url);
  const properties = {
    ...(node.title && { title: node.title }),
    ...node.data?.hProperties,
    ...(file !== undefined && { download: savedName(path.posix.basename(file)) }),
  };
  const children = state.all(node);
  return linkTo(node.url, node, children, context, properties) ?? h('span', children);
}

/** An `<a>`; undefined for an address that is not allowed. */
export function linkTo(
  url: string,
  node: PlacedNode,
  children: (ElementContent | string)[],
  context: CompileContext,
  properties: Properties = {},
): Element | undefined {
  const target = targetOf(url, node, context);
  return target === undefined ? undefined : withHref(h('a', properties, children), target);
}

/** Target of a link: an address of another site, or a place for one of this site; undefined if it is not allowed. */
export function targetOf(
  url: string,
  node: PlacedNode,
  context: CompileContext,
): string | AddressPlace | undefined {
  if (url === '') {
    context.problems.push(report('dead-link.empty', context.placeOf(node)));
    return undefined;
  }
  const place = { type: 'link' as const, href: url, ...context.placeOf(node) };
  if (!isOutside(url) || schemeOf(url) === VERBATIM) return place;
  const fault = outsideFault(url);
  if (fault !== undefined) {
    context.problems.push(
      report('link-scheme', context.placeOf(node), { url: url.slice(0, SHOWN_CHARS), fault }),
    );
    return undefined;
  }
  context.externalLinks.push(place);
  return encodeSpaces(url);
}

/** Gives an element an address, or a place for one. */
export function withHref(element: Element, target: string | AddressPlace): Element {
  return typeof target === 'string'
    ? { ...element, properties: { href: target, ...element.properties } }
    : { ...element, data: { addresses: { href: target } } };
}

function encodeSpaces(url: string): string {
  return url.replace(/\s/g, encodeURIComponent);
}
