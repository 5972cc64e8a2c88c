import path from 'node:path';
import type { Link } from 'mdast';
import { fileOfDownload, savedName } from '../content/contentFolders';
import type { CompileContext, PlacedNode } from './context';
import { h, type HastState, type HtmlContent } from './hast';
import { decodeAddress } from '../../model/slug';

const SCHEME = /^([a-z][a-z\d+.-]*):/i;
const DANGEROUS = new Set(['javascript', 'vbscript', 'data', 'file']);

/** A Markdown link. */
export function linkToHast(state: HastState, node: Link, context: CompileContext): HtmlContent {
  const href = hrefOf(node.url, node, context);
  const title = { ...(node.title && { title: node.title }), ...node.data?.hProperties };
  const file = fileOfDownload(node.url);
  const download = file === undefined ? {} : { download: savedName(path.posix.basename(file)) };
  if (href === undefined) return h('span', {}, state.all(node));
  return h('a', { href, ...title, ...download }, state.all(node));
}

/** Value of an `href`: unchanged for other sites, a slot for addresses of this one, undefined for schemes that run code. */
export function hrefOf(url: string, node: PlacedNode, context: CompileContext): string | undefined {
  const scheme = SCHEME.exec(decodeAddress(url).replace(/[\s\p{Cc}]/gu, ''))?.[1]?.toLowerCase();
  if (scheme === 'pathname' || (scheme === undefined && !url.startsWith('//')))
    return context.slot({ type: 'link', href: url, ...context.placeOf(node) });
  if (scheme !== undefined && DANGEROUS.has(scheme)) {
    context.report.error({
      node,
      code: 'link-scheme',
      message: `a link to "${scheme}:" is not allowed`,
      hint: 'link to a page, a file or an address that begins with https://',
    });
    return undefined;
  }
  context.externalLinks.push({ type: 'link', href: url, ...context.placeOf(node) });
  return encodeSpaces(url);
}

function encodeSpaces(url: string): string {
  return url.replace(/\s/g, encodeURIComponent);
}
