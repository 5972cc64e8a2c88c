import path from 'node:path';
import type { Element, ElementContent, Properties } from 'hast';
import { h } from 'hastscript';
import type { Link } from 'mdast';
import type { State } from 'mdast-util-to-hast';
import type { AddressPlace } from '../../model/places';
import { fileOfDownload, savedName } from '../content/contentFolders';
import type { CompileContext, PlacedNode } from './context';
import { decodeAddress } from '../../model/slug';

const SCHEME = /^([a-z][a-z\d+.-]*):/i;
const DANGEROUS = new Set(['javascript', 'vbscript', 'data', 'file']);

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

/** An `<a>`; undefined for a scheme that runs code. */
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

/** Target of a link: an address of another site, or a place for one of this site; undefined for a scheme that runs code. */
export function targetOf(
  url: string,
  node: PlacedNode,
  context: CompileContext,
): string | AddressPlace | undefined {
  const scheme = SCHEME.exec(decodeAddress(url).replace(/[\s\p{Cc}]/gu, ''))?.[1]?.toLowerCase();
  const place = { type: 'link' as const, href: url, ...context.placeOf(node) };
  if (scheme === 'pathname' || (scheme === undefined && !url.startsWith('//'))) return place;
  if (scheme !== undefined && DANGEROUS.has(scheme)) {
    context.report.error({
      node,
      code: 'link-scheme',
      message: `a link to "${scheme}:" is not allowed`,
      hint: 'link to a page, a file or an address that begins with https://',
    });
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
